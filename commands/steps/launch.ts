import { spawn, type ChildProcess } from 'node:child_process'
import cluster from 'node:cluster'
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { logFormat } from '../../environment.ts'
import { print } from '../../store/log/print.ts'
import { withoutPersonalData } from '../../store/log/without-personal-data.ts'
import { isPackaged } from './packaged.ts'
import {
  answeringOptions,
  backOfficeOptions,
  mallocSettings,
  publicServerOptions,
} from './public-server-options.ts'
import { inRepository } from './repository.ts'

/** What is no line of the log comes on the standard error of a process, where lines are wanted it is made into them. */
const errors = logFormat() === 'json' ? ('pipe' as const) : ('inherit' as const)
const stdio = ['ignore' as const, 'inherit' as const, errors, 'ipc' as const]

/**
 * How to start the back office's process.
 * @param script as it was built; while developing its source
 */
export function backOfficeLauncher(
  environment: NodeJS.ProcessEnv,
  script = 'build/supervisor/back-office.js',
): () => ChildProcess {
  const env = isPackaged
    ? { ...environment, __NEXT_PRIVATE_STANDALONE_CONFIG: builtNextConfig() }
    : environment
  return () =>
    logErrorsOf(
      'back office',
      spawn(process.execPath, [...backOfficeOptions, inRepository(script), inRepository('admin')], {
        stdio,
        env: { ...mallocSettings, ...env },
      }),
    )
}

const requiredServerFiles = z.object({ config: z.looseObject({}) })

/**
 * Next's settings as they were when it built, which Next's own standalone server is given in this way too: to read them
 * from their file, Next would load its compiler, which a packaged folder does not have.
 */
function builtNextConfig(): string {
  const file = inRepository('admin/.next/required-server-files.json')
  return JSON.stringify(requiredServerFiles.parse(JSON.parse(readFileSync(file, 'utf8'))).config)
}

/** How to start a rendering process that listens on a socket. */
export function renderingLauncher(environment: NodeJS.ProcessEnv, socket: string): () => ChildProcess {
  return () => {
    const child = spawn(process.execPath, [...publicServerOptions, inRepository('build/server/index.js')], {
      stdio,
      env: { ...mallocSettings, ...environment, NETWORK_PROCESS: 'rendering', RENDERING_SOCKET: socket },
    })
    lowerPriority(child)
    return logErrorsOf('rendering', child)
  }
}

/** So much lower that what is cached is answered first, whatever there is to render. */
const niceness = 2

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness)
  } catch {
    // It has ended already, and whoever started it learns of that.
  }
}

/**
 * How to start an answering process. This process holds the port and hands connections to the answering ones in turn, so
 * that one that dies or starts again costs no visitor more than the requests it was at (docs/decisions/008, 021).
 */
export function answeringLauncher(environment: NodeJS.ProcessEnv): () => ChildProcess {
  // Windows would leave it to the system, which favours one process.
  cluster.schedulingPolicy = cluster.SCHED_RR
  cluster.setupPrimary({
    exec: inRepository('build/answering/index.js'),
    args: [],
    execArgv: [...answeringOptions],
    stdio,
  })
  return () => {
    const env = { ...mallocSettings, ...environment, NETWORK_PROCESS: 'answering' }
    return logErrorsOf('answering', cluster.fork(env).process)
  }
}

/**
 * Prints what a process writes on its standard error as lines of the log, where its standard error comes here: what Node
 * or a library for the system say when they end it, whom no logger serves.
 * @param sort of the process
 */
function logErrorsOf(sort: string, child: ChildProcess): ChildProcess {
  if (!child.stderr) return child
  const from = { process: sort, pid: child.pid ?? process.pid }
  createInterface({ input: child.stderr }).on('line', (line) =>
    print(withoutPersonalData(line), 'error', from),
  )
  return child
}
