import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startByNpm, type StartedByNpm } from '../tests/support/npm-start.ts'

/** Milliseconds; npm alone takes seconds to start on a machine that is busy. */
const patience = 120_000

let folder: string
let started: StartedByNpm | undefined
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'project-node-'))
})
afterEach(() => {
  started?.cleanUp()
  rmSync(folder, { recursive: true })
})

/** The processes from npm down to the command, by what they are. */
function processOf({ processes: [npm, ...below] }: StartedByNpm, which: string): number {
  const found = {
    npm,
    'its shell': below.find(({ command }) => command[1] === '-c'),
    'the starting node': below.find(({ command }) => command[1]?.endsWith('start-by-npm.mjs')),
    'the command': below.find(({ command }) => command[1]?.endsWith('run-until-printed.ts')),
  }[which]
  if (!found) throw new Error(`There is no ${which} below npm`)
  return found.id
}

describe.each(['npm', 'its shell', 'the starting node', 'the command'])('a signal to %s', (which) => {
  test.each(['SIGTERM', 'SIGKILL'] as const)('%s ends them all', { timeout: patience }, async (signal) => {
    started = await startByNpm(folder, 'tests/support/run-until-printed.ts', (line) => line === 'ready')
    process.kill(processOf(started, which), signal)
    await started.allEnded
    const endedByItself = which !== 'the command' || signal !== 'SIGKILL'
    expect(started.lines.filter((line) => line.startsWith('ended by')).length > 0).toBe(endedByItself)
  })
})
