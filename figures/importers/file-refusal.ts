import type { FileProblem, FileProblemReason } from './file-rows.ts'

/** Thrown inside of readers where nothing after this line can be read; the outermost of them yields its problem. */
export class FileRefusal extends Error {
  readonly problem: FileProblem

  constructor(line: number, reason: FileProblemReason) {
    super(`Line ${line}: ${reason.code}`)
    this.problem = { line, reason }
  }
}

/** Characters of a file that a problem repeats. */
const mostFound = 80

/** What stands in a file, as problems give it: on one line and cut. */
export function foundText(text: string): string {
  return Array.from(
    text
      .slice(0, 4 * mostFound)
      .replace(/\s+/gu, ' ')
      .trim(),
  )
    .slice(0, mostFound)
    .join('')
}
