import { logFormat } from '../../environment.ts'
import type { LogLevel, LogLine } from './log-line.ts'
import { processSort } from './process-sort.ts'

/**
 * Prints a sentence for whoever started the process: as it is, or with `LOG_FORMAT=json` as a line like all others. The
 * logger itself is not loaded for it.
 * @param from the process that it is about, when that is not this one
 */
export function print(
  sentence: string,
  level: LogLevel = 'info',
  from?: { process: string; pid: number },
): void {
  const isFailure = level === 'error' || level === 'fatal'
  if (logFormat() === 'text') {
    ;(isFailure ? process.stderr : process.stdout).write(`${sentence}\n`)
    return
  }
  for (const msg of sentence.split('\n').map((line) => line.trim())) {
    if (msg === '') continue
    const line: LogLine = {
      level,
      time: new Date().toISOString(),
      ...(from ?? { process: processSort(), pid: process.pid }),
      msg,
    }
    process.stdout.write(`${JSON.stringify(line)}\n`)
  }
}
