/** Kinds of file that are taken, as a file picker wants them (specification, section 5). */
export const acceptedFiles = '.pdf,.doc,.docx'

/** Largest file, in bytes (specification, section 9: 10 MB). */
export const largestFile = 10 * 1024 * 1024

/** Most files of one submission. */
export const mostFiles = 20

/** Bytes that the files of one submission may have together. */
export const largestTogether = 60 * 1024 * 1024

const extensions = new Set(acceptedFiles.split(','))

/** The kind that a file's name claims, such as `.pdf`; empty when it has none. */
export function extensionOf(name: string): string {
  return /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? ''
}

export type FileProblem = 'wrong kind' | 'too large' | 'empty'

/** What prevents a file from being sent. The server looks into it as well. */
export function problemOfFile({ name, size }: { name: string; size: number }): FileProblem | undefined {
  if (!extensions.has(extensionOf(name))) return 'wrong kind'
  if (size > largestFile) return 'too large'
  return size === 0 ? 'empty' : undefined
}
