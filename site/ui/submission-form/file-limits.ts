import { fileEndings, fileRules } from '../../../submissions/forms/file-rules.ts'

const extensions: readonly string[] = fileEndings.map((ending) => `.${ending}`)

/** Kinds of file that are taken, as a file picker wants them. */
export const acceptedFiles = extensions.join(',')

/** The kind that a file's name claims, such as `.pdf`; empty when it has none. */
export function extensionOf(name: string): string {
  return /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? ''
}

export type FileProblem = 'wrong kind' | 'too large' | 'empty'

/** What prevents a file from being sent. The server looks into it as well. */
export function problemOfFile({ name, size }: { name: string; size: number }): FileProblem | undefined {
  if (!extensions.includes(extensionOf(name))) return 'wrong kind'
  if (size > fileRules.largest) return 'too large'
  return size === 0 ? 'empty' : undefined
}
