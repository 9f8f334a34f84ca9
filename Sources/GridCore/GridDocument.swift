@_exported public import GridDocument
