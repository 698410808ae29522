import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inRepository } from '../steps/repository.ts'
import { run, type RunResult } from '../steps/run.ts'
import { CannotGoOn, step } from '../steps/say.ts'

/** An earlier release, built in a folder of its own. */
export interface Release {
  folder: string
  /** Runs one of its commands. */
  command: (script: string, environment: Record<string, string>) => Promise<RunResult>
  remove: () => Promise<void>
}

/**
 * Puts a commit's files into a temporary folder, with the packages that it locks, and builds its site.
 * @throws CannotGoOn when the repository does not have the commit
 */
export async function buildRelease(commit: string): Promise<Release> {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'))
  const archive = path.join(folder, 'release.tar')
  const { status } = await run('git', ['archive', '--output', archive, commit])
  if (status !== 0) throw new CannotGoOn(`This clone has no commit ${commit}: fetch the whole history.`)
  await succeed('tar', ['-xf', archive, '-C', folder], folder)
  if (hasSamePackages(folder)) linkPackages(folder)
  else await step('Installing its packages', () => succeed('npm', ['ci', '--no-audit', '--no-fund'], folder))
  const build = `await (await import('./commands/steps/build.ts')).buildSite()`
  await step(`Building ${commit}`, () =>
    succeed(process.execPath, ['--input-type=module', '--eval', build], folder),
  )
  return {
    folder,
    command: (script, environment) =>
      run(process.execPath, [path.join(folder, script)], { folder, environment }),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

async function succeed(command: string, args: readonly string[], folder: string): Promise<void> {
  const { status, output } = await run(command, args, { folder })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${output}`)
}

function hasSamePackages(folder: string): boolean {
  const [own, other] = [inRepository('package-lock.json'), path.join(folder, 'package-lock.json')].map(
    (file) => readFileSync(file, 'utf8'),
  )
  return own === other
}

/**
 * The same packages by links, but for the notes of what was built, which are each release's own: until 29 November 2026 they stood
 * here, not in the builds.
 */
function linkPackages(folder: string): void {
  const link = (place: string, isOwn: (name: string) => boolean) => {
    mkdirSync(path.join(folder, place))
    for (const name of readdirSync(inRepository(place)))
      if (!isOwn(name)) symlinkSync(inRepository(place, name), path.join(folder, place, name))
  }
  link('node_modules', (name) => name === '.cache')
  link('node_modules/.cache', (name) => name.startsWith('built-'))
}
