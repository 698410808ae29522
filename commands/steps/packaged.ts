import { existsSync } from 'node:fs'
import { inRepository } from './repository.ts'

/** The file by which a folder that `npm run package` made is recognised; it says which version it holds. */
export const versionFile = 'VERSION'

/** Whether this runs from such a folder, where everything is built and nothing is ever written. */
export const isPackaged = existsSync(inRepository(versionFile))

/** How somebody at the terminal runs one of the product's commands, up to its arguments. */
export function commandLine(name: string): string {
  return isPackaged ? `${inRepository('network')} ${name}` : `npm run ${name} --`
}
