import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startByNpm, type StartedByNpm } from '../tests/support/npm-start.ts'
import { inRepository } from './steps/repository.ts'

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

/** A process from npm down to the command, by what it is. */
function processOf({ processes: [npm, ...below] }: StartedByNpm, which: string): number {
  const runs = (script: string) => below.find(({ command }) => command[1]?.endsWith(script))
  const starting = runs('start-by-npm.mjs')
  const found = {
    npm,
    'its shell': below.find(({ command }) => command[1] === '-c'),
    'the starting node': starting,
    'the command': runs('run-until-printed.ts') ?? starting,
  }[which]
  if (!found) throw new Error(`There is no ${which} below npm`)
  return found.id
}

const script = 'tests/support/run-until-printed.ts'
const isReady = (line: string) => line === 'ready'
const signals = ['SIGTERM', 'SIGKILL'] as const

const endedByItself = ({ lines }: StartedByNpm) => lines.some((line) => line.startsWith('ended by'))

describe.each(['npm', 'its shell', 'the command'])('on the project’s Node, a signal to %s', (which) => {
  test.each(signals)('%s ends them all', { timeout: patience }, async (signal) => {
    started = await startByNpm({ folder, script, isReady })
    expect(started.processes.some(({ command }) => command[1]?.endsWith(script))).toBe(false)
    process.kill(processOf(started, which), signal)
    await started.allEnded
    expect(endedByItself(started)).toBe(which !== 'the command' || signal !== 'SIGKILL')
  })
})

describe.each(['npm', 'its shell', 'the starting node', 'the command'])(
  'on another Node, a signal to %s',
  (which) => {
    test.each(signals)('%s ends them all', { timeout: patience }, async (signal) => {
      started = await startByNpm({ folder, script, isReady, isOnOtherNode: true })
      expect(started.processes.some(({ command }) => command[1]?.endsWith(script))).toBe(true)
      process.kill(processOf(started, which), signal)
      await started.allEnded
      expect(endedByItself(started)).toBe(which !== 'the command' || signal !== 'SIGKILL')
    })
  },
)

test.skipIf(process.platform === 'win32')(
  'where the Node of the packages does not run, as with another C library, a new enough one of the system takes its place',
  () => {
    const write = (place: string, text: string, mode = 0o644) => {
      const file = path.join(folder, place)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, text, { mode })
    }
    const lock = '{"packages":{}}'
    write('package-lock.json', lock)
    write('node_modules/.installed-lock', createHash('sha256').update(lock).digest('hex'))
    const [, carrier = ''] = /([^/]+\/bin\/node)$/.exec(process.execPath) ?? []
    // As the kernel answers for a program of glibc where that is missing.
    write(`node_modules/${carrier}`, '#!/lib/no-such-interpreter\n', 0o755)
    write('node_modules/.bin/node', '')
    write('command.mjs', "console.log('ran')")
    cpSync(inRepository('commands/project-node.mjs'), path.join(folder, 'commands/project-node.mjs'))
    write(
      'commands/begin.mjs',
      "import { runOnProjectNode } from './project-node.mjs'\nrunOnProjectNode('command.mjs', [])",
    )
    const begun = spawnSync(process.execPath, [path.join(folder, 'commands/begin.mjs')], { encoding: 'utf8' })
    expect(begun).toMatchObject({ status: 0, stdout: 'ran\n', stderr: '' })
    // npm's scripts find the system's again.
    expect(existsSync(path.join(folder, 'node_modules/.bin/node'))).toBe(false)
  },
)
