"""The compiler of scripts: Python source to the IR, by way of `ast`."""
