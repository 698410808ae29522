import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { print } from '../../store/log/print.ts'
import { withoutPersonalData } from '../../store/log/without-personal-data.ts'

/**
 * Prints what a process writes on its standard error as lines of the log, where its standard error comes here: what Node
 * or a library for the system say when they end it, whom no logger serves.
 * @param sort of the process
 */
export function logErrorsOf(sort: string, child: ChildProcess): ChildProcess {
  if (!child.stderr) return child
  const from = { process: sort, pid: child.pid ?? process.pid }
  createInterface({ input: child.stderr }).on('line', (line) =>
    print(withoutPersonalData(line), 'error', from),
  )
  return child
}
