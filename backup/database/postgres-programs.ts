import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { BackupRefusedError } from '../backup-refused-error.ts'

type Program = 'pg_dump' | 'pg_restore'

/** Where a program finds the database, and its password where others on the machine can't read it. */
export function connectionOf(address: string): { address: string; environment: Record<string, string> } {
  const url = new URL(address)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { address: url.href, environment: password === '' ? {} : { PGPASSWORD: password } }
}

/**
 * Refuses a program of Postgres that is missing or older than what it is to read.
 * @param major first number of the version that it must have at least
 * @throws BackupRefusedError
 */
export async function checkProgram(program: Program, major: number): Promise<void> {
  const wanted = `install Postgres's client programs of version ${major} or newer (Debian: postgresql-client-${major})`
  const { status, output } = await runProgram(program, ['--version']).catch(() => {
    throw new BackupRefusedError(`The program ${program} is not on the PATH: ${wanted}.`)
  })
  const version = Number(/(\d+)(?:\.\d+)?/.exec(output)?.[1] ?? 0)
  if (status === 0 && version >= major) return
  throw new BackupRefusedError(
    `The program ${program} on the PATH has version ${version}, and version ${major} is needed: ${wanted}.`,
  )
}

/** Runs a program of Postgres; all that it prints is the output. */
export async function runProgram(
  program: Program,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ status: number; output: string }> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its messages are part of ours.
    env: { ...process.env, LC_ALL: 'C', ...environment },
  })
  const closed = once(child, 'close')
  const [out, err, [code]]: [string, string, unknown[]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    closed,
  ])
  return { status: typeof code === 'number' ? code : 1, output: `${out}${err}` }
}
