import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

test('acts of one name come one after another, whether or not they succeed, and others do not wait', async () => {
  const turns = new Turns()
  const events: string[] = []
  const first = Promise.withResolvers<void>()
  const failing = turns.take('news/1', async () => {
    events.push('first begins')
    await first.promise
    events.push('first ends')
    throw new Error('refused')
  })
  const second = turns.take('news/1', async () => {
    events.push('second')
    return 2
  })
  await turns.take('news/2', async () => {
    events.push('another record')
  })
  expect(events).toEqual(['first begins', 'another record'])
  first.resolve()
  await expect(failing).rejects.toThrow('refused')
  expect(await second).toBe(2)
  expect(events).toEqual(['first begins', 'another record', 'first ends', 'second'])
})
