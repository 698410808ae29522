import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installFromDebian } from './debian.ts'
import { say } from './say.ts'

/** Whether Java is there, which the W3C's checker of HTML runs on. */
export function hasJava(): boolean {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0
}

/** Brings Java from Debian's packages when it is missing and apt is there; says what goes without it. */
export async function installJava(): Promise<void> {
  if (hasJava()) return
  if (existsSync('/usr/bin/apt-get') && (await installFromDebian('default-jre-headless')).status === 0) return
  say("There is no Java: the pages are not held against the W3C's checker, only against html-validate.")
}
