/** Most characters (UTF-16) of a file's name: what Windows, macOS and Linux all allow. */
export const longestFileName = 255
