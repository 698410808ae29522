import { cpSync } from 'node:fs'

/**
 * Copies the data from before all tests to a folder that is not there yet, and the keys that belong to its database to
 * `<folder>.keys`.
 */
export function copyPristineData(folder: string): void {
  const pristine = process.env.PRISTINE_DATA ?? ''
  for (const ending of ['', '.keys'])
    cpSync(`${pristine}${ending}`, `${folder}${ending}`, { recursive: true })
}
