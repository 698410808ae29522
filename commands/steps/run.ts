import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { repository } from './repository.ts'

export interface RunResult {
  status: number
  /** What it printed, when it was not shown as it came. */
  output: string
}

interface RunOptions {
  /** Where it runs, when that isn't the repository. */
  folder?: string
  environment?: Record<string, string>
  /** Show what it prints as it comes, instead of collecting it. */
  isShown?: boolean
  /** Give it a channel, by whose closing it learns that this process has ended (`endWithParent`). */
  hasChannel?: boolean
}

/** Programs that were started and have not ended. */
const running = new Set<ChildProcess>()

/** Asks all programs that `run` started to end, and resolves when they have. */
export async function endRunning(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }),
  )
}

/** Runs a program in the repository and waits for its end. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const shown = options.isShown ? 'inherit' : 'pipe'
    const child = spawn(command, args, {
      cwd: options.folder ?? repository,
      stdio: ['ignore', shown, shown, ...(options.hasChannel ? ['ipc' as const] : [])],
      env: { ...process.env, ...options.environment },
    })
    const chunks: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
    running.add(child)
    child.once('exit', () => running.delete(child))
    child.once('error', (error) => {
      running.delete(child)
      reject(error)
    })
    child.once('close', (code) =>
      resolve({ status: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }),
    )
  })
}
