import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { ForTheEnd } from '../for-the-end.ts'

/** A program that goes on running. */
export interface Program {
  processId: number
  /** Stops it before the end. */
  stop: () => Promise<void>
}

interface ProgramOptions {
  /** Where it writes what it has to say, which is shown when it ends by itself. */
  log: string
  folder?: string
  environment?: Readonly<Record<string, string>>
  /** Whether it is ready; asked again until it is. */
  isReady: () => Promise<boolean> | boolean
  /** At which it is stopped. */
  end: ForTheEnd
}

const patience = 60_000

/**
 * Starts a program that goes on running, and waits until it is ready.
 * @throws when it ends before that, or takes too long
 */
export async function startProgram(
  command: string,
  args: readonly string[],
  { log, folder, environment, isReady, end }: ProgramOptions,
): Promise<Program> {
  const output = openSync(log, 'a')
  const options: SpawnOptions = {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...environment },
    ...(folder && { cwd: folder }),
  }
  const child = spawn(command, args, options)
  closeSync(output)
  const ended = once(child, 'exit')
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const stop = async () => {
    if (hasEnded()) return
    child.kill('SIGTERM')
    await ended
  }
  end.add(stop)
  const began = performance.now()
  while (!(await isReady())) {
    if (hasEnded() || performance.now() - began > patience)
      throw new Error(`${command} did not start:\n${readFileSync(log, 'utf8').slice(-2000)}`)
    await pause(100)
  }
  if (child.pid === undefined) throw new Error(`${command} has no process`)
  return { processId: child.pid, stop }
}

/** Whether an address answers, whatever it says. */
export function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  )
}
