import { run } from './run.ts'
import { CannotGoOn } from './say.ts'

/** What was changed since a branch left `main`. */
export interface Changes {
  /** The commit at which it left. */
  since: string
  /** Paths that were changed, added or removed since, committed or not, relative to the repository. */
  files: string[]
}

/** @throws CannotGoOn without git or without a branch `main` */
export async function changesSinceMain(): Promise<Changes> {
  const [since = ''] = await git('merge-base', 'HEAD', 'main')
  const changed = await git('diff', '--name-only', '--no-renames', since)
  const added = await git('ls-files', '--others', '--exclude-standard')
  return { since, files: [...changed, ...added] }
}

async function git(...args: string[]): Promise<string[]> {
  const { status, output } = await run('git', ['-c', 'core.quotePath=off', ...args])
  if (status !== 0)
    throw new CannotGoOn(`What was changed since the branch main can't be determined:\n${output.trim()}`)
  return output.split('\n').filter((line) => line !== '')
}
