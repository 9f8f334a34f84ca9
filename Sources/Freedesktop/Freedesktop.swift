// Freedesktop
