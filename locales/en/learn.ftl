# What exercises say. The server says it; the page repeats it.
