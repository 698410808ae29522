import { existsSync } from 'node:fs'
import { installFromDebian } from '../../commands/steps/debian.ts'

/** Debian's age: a program for sealed files that we did not write. */
export const age = '/usr/bin/age'

/** @returns whether it is there; it is not where there is no Debian. @throws when Debian can't install it */
export async function hasAge(): Promise<boolean> {
  if (existsSync(age)) return true
  if (!existsSync('/usr/bin/apt-get')) return false
  const { status, output } = await installFromDebian('age')
  if (status !== 0) throw new Error(`Debian's age could not be installed:\n${output}`)
  return true
}
