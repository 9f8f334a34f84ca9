// GridStore
