import { spawn } from 'node:child_process'
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
  /** Show what it prints as it comes, instead of keeping it. */
  isShown?: boolean
}

/** Runs a program in the repository and waits for its end. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.folder ?? repository,
      stdio: ['ignore', options.isShown ? 'inherit' : 'pipe', options.isShown ? 'inherit' : 'pipe'],
      env: { ...process.env, ...options.environment },
    })
    const chunks: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.once('error', reject)
    child.once('close', (code) =>
      resolve({ status: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }),
    )
  })
}
