import { existsSync } from 'node:fs'
import path from 'node:path'
import { builtFolders, inputsOfScripts, stampOf } from './build-inputs.ts'
import { fingerprint, isBuilt } from './fingerprint.ts'
import { inRepository } from './repository.ts'

/**
 * Scripts that load the whole content model and that tests run in processes of their own, by the names of what they are
 * compiled to. From the sources each spends two seconds of a processor on loading three thousand modules, compiled a
 * quarter of that.
 */
export const compiledScripts: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...['backup', 'create-administrator', 'prepare-database', 'rebuild-search', 'restore'].map(
      (name) => `commands/${name}.ts`,
    ),
    'commands/verify-procurement-record.ts',
    ...['publish-news', 'two-nodes'].map((name) => `commands/trials/${name}.ts`),
    ...['append-entries', 'hang-backup', 'import-figures-plainly', 'make-template', 'prepare-quickly'].map(
      (name) => `tests/support/${name}.ts`,
    ),
    ...['read-restored', 'send-submissions', 'send-upload'].map((name) => `tests/support/${name}.ts`),
    ...['custodian-opening', 'custodians', 'opening', 'passkey-opening', 'sealing'].map(
      (name) => `tests/browser/support/prepare-${name}.ts`,
    ),
    'tests/browser/support/open-sealed.ts',
  ].map((script) => [path.basename(script, '.ts'), script]),
)

/** Of the sources as they were when this process first asked: reading all of them takes a tenth of a second. */
let ofSources: string | undefined

/**
 * The file that runs a script in a test: what it was compiled to (`buildScripts`), when that was made from the sources as
 * they are now, and otherwise the script itself.
 * @param script relative to the repository
 * @param compiled where the compiled ones are, and the fingerprint of their sources
 * @returns an absolute path
 * @throws Error for a script that is never compiled
 */
export function compiledScript(
  script: string,
  compiled = { folder: builtFolders.scripts, stamp: stampOf('scripts') },
): string {
  const name = path.basename(script, '.ts')
  if (compiledScripts[name] !== script)
    throw new Error(`${script} is not among the scripts that are compiled`)
  const file = path.join(compiled.folder, `${name}.js`)
  ofSources ??= fingerprint(inputsOfScripts)
  const isFresh = existsSync(file) && isBuilt(compiled.stamp, ofSources)
  return isFresh ? file : inRepository(script)
}
