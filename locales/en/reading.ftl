# What stands around a text to read: header, navigation, print, and what a board shows.
