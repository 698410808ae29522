import { spawn, type ChildProcess } from 'node:child_process'
import cluster from 'node:cluster'
import { publicServerMemory, publicServerOptions } from './public-server-options.ts'
import { inRepository } from './repository.ts'

const stdio = ['ignore' as const, 'inherit' as const, 'inherit' as const, 'ipc' as const]

/** How to start the back office's process. */
export function backOfficeLauncher(environment: NodeJS.ProcessEnv): () => ChildProcess {
  return () => spawn(process.execPath, [inRepository('admin/serve.ts')], { stdio, env: environment })
}

/**
 * How to start the answering process, which starts the rendering ones. This process holds the port and hands connections
 * on, so that an answering process that dies costs no visitor more than the requests it was at (docs/decisions/008).
 */
export function answeringLauncher(environment: NodeJS.ProcessEnv): () => ChildProcess {
  // Windows would leave it to the system, which favours one process.
  cluster.schedulingPolicy = cluster.SCHED_RR
  cluster.setupPrimary({
    exec: inRepository('build/answering/index.js'),
    args: [],
    execArgv: [...publicServerOptions],
    stdio,
  })
  return () => cluster.fork({ ...publicServerMemory, ...environment }).process
}
