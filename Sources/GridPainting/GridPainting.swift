// GridPainting
