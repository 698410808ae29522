import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { supervise, type Supervised } from './supervise.ts'

/** Milliseconds; on a busy machine it may end a process that lives, which is started again like any other. */
const longestSilence = 1500

const launched: ChildProcess[] = []
let supervised: Supervised | undefined

/** A process that gives a sign of life again and again. */
function launch(): ChildProcess {
  const script = "process.send('ready'); setInterval(() => process.send('alive'), 50)"
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  launched.push(child)
  return child
}

afterEach(async () => {
  await supervised?.stop()
  launched.splice(0)
})

test('a process that hangs is ended by force, and another takes its place', async () => {
  supervised = supervise({ name: 'A process', launch, longestSilence })
  await supervised.ready
  const { child: first, lastSign } = supervised.state()
  await expect.poll(() => supervised?.state().lastSign.getTime()).toBeGreaterThan(lastSign.getTime())
  const ended = once(first, 'exit')
  first.kill('SIGSTOP')
  expect(await ended).toEqual([null, 'SIGKILL'])
  await expect.poll(() => supervised?.state().child).not.toBe(first)
  await expect.poll(() => supervised?.state().isReady).toBe(true)
})

test('a hanging process does not keep its supervisor from stopping', async () => {
  supervised = supervise({ name: 'A process', launch, longestSilence })
  await supervised.ready
  const { child } = supervised.state()
  child.kill('SIGSTOP')
  await supervised.stop()
  expect(child.signalCode).toBe('SIGKILL')
})

test('where the whole machine stood still, nobody is ended for it', async () => {
  supervised = supervise({ name: 'A process', launch, longestSilence })
  await supervised.ready
  const { child } = supervised.state()
  // Nothing is read meanwhile.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * longestSilence)
  await once(child, 'message')
  await once(child, 'message')
  expect(child.killed).toBe(false)
  expect(supervised.state()).toMatchObject({ child, isReady: true })
})
