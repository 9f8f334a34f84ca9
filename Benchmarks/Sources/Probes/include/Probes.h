// How often memory was allocated since the program began: malloc and its kin are these.
unsigned long allocation_count(void);

// Does nothing, which the compiler of the caller can't know.
void look_at(const void *value);
