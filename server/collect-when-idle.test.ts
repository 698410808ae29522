import { expect, test } from 'vitest'
import { z } from 'zod'
import { publicServerOptions } from '../commands/steps/public-server-options.ts'
import { inRepository } from '../commands/steps/repository.ts'
import { run } from '../commands/steps/run.ts'
import { collectWhenIdle } from './collect-when-idle.ts'

const megabyte = 1024 * 1024

/** A process whose work and heap the test decides. */
function processWith(state: { atWork: number; heap: number }) {
  let collections = 0
  const look = collectWhenIdle({
    collect: () => {
      collections += 1
      state.heap = 50 * megabyte
    },
    utilization: () => ({ idle: 0, active: 0, utilization: state.atWork }),
    held: () => state.heap,
  })
  return { look, collections: () => collections }
}

test('memory is cleared away while nobody waits, and only when there is something to clear', () => {
  const state = { atWork: 0.01, heap: 90 * megabyte }
  const { look, collections } = processWith(state)
  look()
  expect(collections()).toBe(1)
  look()
  expect(collections()).toBe(1)
  state.heap = 60 * megabyte
  look()
  expect(collections()).toBe(2)
})

test('a process at work is not interrupted', () => {
  const { look, collections } = processWith({ atWork: 0.5, heap: 90 * megabyte })
  look()
  expect(collections()).toBe(0)
})

test('without --expose-gc nothing is done', () => {
  const asked: number[] = []
  const look = collectWhenIdle({
    collect: undefined,
    held: () => {
      asked.push(90)
      return 90 * megabyte
    },
  })
  look()
  expect(asked).toEqual([])
})

test('an idle rendering process gives back the room for young objects', async () => {
  const script = inRepository('tests/support/grow-young-space.ts')
  const { output } = await run(process.execPath, [...publicServerOptions, script])
  const [grown, collected] = z.tuple([z.number(), z.number()]).parse(JSON.parse(output))
  expect(grown).toBeGreaterThan(6)
  expect(collected).toBeLessThan(2)
})
