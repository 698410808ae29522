import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { inRepository } from '../../commands/steps/repository.ts'
import { processTree, type RunningProcess } from './process-tree.ts'

/** A product that `npm start` runs. */
export interface StartedByNpm {
  /** npm and everything below it, once it was ready. */
  processes: readonly RunningProcess[]
  /** The lines that it printed so far. */
  lines: readonly string[]
  /** Resolves when the last of them has ended. */
  allEnded: Promise<unknown>
  /** Kills what is left. */
  cleanUp: () => void
}

/**
 * `npm start` of one of the project's scripts, as real processes.
 * @param folder an empty folder for the package that it is a script of
 * @param isReady whether a line that was printed says that everything runs
 */
export async function startByNpm(
  folder: string,
  script: string,
  isReady: (line: string) => boolean,
  environment: Readonly<Record<string, string>> = {},
): Promise<StartedByNpm> {
  const start = `node ${inRepository('tests/support/start-by-npm.mjs')} ${script}`
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: { start } }))
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_config_update_notifier: 'false', ...environment },
  })
  // Closed when the last process that could write to it has ended.
  const allEnded = once(npm, 'close')
  const lines: string[] = []
  await new Promise<void>((resolve, reject) => {
    npm.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${lines.join('\n')}`)))
    createInterface({ input: npm.stdout }).on('line', (line) => {
      lines.push(line)
      if (isReady(line)) resolve()
    })
  })
  const processes = processTree(npm.pid ?? 0)
  return { processes, lines, allEnded, cleanUp: () => processes.forEach(killIfThere) }
}

function killIfThere({ id }: RunningProcess): void {
  try {
    process.kill(id, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
