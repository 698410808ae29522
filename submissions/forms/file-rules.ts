const megabyte = 1024 * 1024

/** Kinds of files that strangers may send (specification, section 5), by their endings. */
export const fileEndings = ['pdf', 'doc', 'docx'] as const

export type FileEnding = (typeof fileEndings)[number]

/** Limits of the files of one submission (specification, section 9). Sizes in bytes. */
export const fileRules = { largest: 10 * megabyte, most: 20, together: 60 * megabyte } as const
