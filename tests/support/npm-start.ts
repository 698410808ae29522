import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, linkSync, writeFileSync } from 'node:fs'
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

interface StartByNpmOptions {
  /** An empty folder for the package that it is a script of. */
  folder: string
  script: string
  /** Whether a line that was printed says that everything runs. */
  isReady: (line: string) => boolean
  environment?: Readonly<Record<string, string>>
  /** Whether it begins on another Node than the project's own, as before the packages are installed. */
  isOnOtherNode?: boolean
}

/** `npm start` of one of the project's scripts, as real processes. */
export async function startByNpm({
  folder,
  script,
  isReady,
  environment = {},
  isOnOtherNode = false,
}: StartByNpmOptions): Promise<StartedByNpm> {
  let node = process.execPath
  if (isOnOtherNode) {
    node = path.join(folder, path.basename(process.execPath))
    provideNode(node)
  }
  const start = `"${node}" ${inRepository('tests/support/start-by-npm.mjs')} ${script}`
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

/** The project's own Node at another place, as a second name of its file where that is on the same disk: it has 120 MB. */
function provideNode(place: string): void {
  try {
    linkSync(process.execPath, place)
  } catch {
    copyFileSync(process.execPath, place)
  }
}

function killIfThere({ id }: RunningProcess): void {
  try {
    process.kill(id, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
