import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'

const file = JSON.stringify(path.join(import.meta.dirname, 'signs-of-life.ts'))

/** Milliseconds; more than `betweenSigns`, also on a busy machine. */
const longestSilence = 3000

/**
 * A process that supervises another, which tells when it has heard of it, and how long it went on after that.
 * @param atFirst what the supervised process does then
 */
function startBoth(atFirst = '') {
  const child = `
    import(${file}).then(({ endSilentParent }) => {
      endSilentParent(${longestSilence})
      process.once('message', () => {
        console.log('heard')
        ${atFirst}
        console.log('goes on')
      })
    })`
  const parent = `
    import(${file}).then(({ giveChildSignsOfLife }) => {
      const options = { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }
      giveChildSignsOfLife(require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], options))
    })`
  const started = spawn(process.execPath, ['-e', parent], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void started.kill('SIGKILL'))
  const lines = createInterface({ input: started.stdout })
  return { started, lines }
}

test('who supervises and hangs is ended by force by whom it supervises', async () => {
  const { started, lines } = startBoth()
  await once(lines, 'line')
  const ended = once(started, 'exit')
  started.kill('SIGSTOP')
  expect(await ended).toEqual([null, 'SIGKILL'])
})

test('where the supervised process itself stood still, nobody is ended for it', async () => {
  const still = `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${1.2 * longestSilence});`
  const { started, lines } = startBoth(
    `${still} setTimeout(() => process.on('message', () => console.log('still there')), ${longestSilence / 2})`,
  )
  const [first] = await once(lines, 'line')
  expect(first).toBe('heard')
  const [second] = await once(lines, 'line')
  expect(second).toBe('goes on')
  const [third] = await once(lines, 'line')
  expect(third).toBe('still there')
  expect(started.signalCode).toBeNull()
})
