/** The two libraries whose files visitors download. */
export const fileLibraries = ['media', 'documents'] as const

/** Bytes of the largest file that staff may upload. */
export const largestUpload = 50 * 1024 * 1024

export type FileLibrary = (typeof fileLibraries)[number]

/**
 * Address, without host, at which the public server gives a file of a library.
 * @param version letters and digits that change with the file, where it may be another one of the same name
 */
export function fileAddress(library: FileLibrary, filename: string, version = ''): string {
  return `/files/${library}/${version && `${version}/`}${encodeURIComponent(filename)}`
}

/** The name of the file at an address of `fileAddress`. */
export function fileNameOf(address: string): string {
  return decodeURIComponent(address.split('/').at(-1) ?? '')
}

/** Whether a part of an address names one of the libraries. */
export function isFileLibrary(value: string): value is FileLibrary {
  return fileLibraries.some((library) => library === value)
}
