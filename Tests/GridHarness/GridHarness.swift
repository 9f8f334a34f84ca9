// GridHarness
