import { expect, test } from 'vitest'
import { takeTurn, endingTurns } from './turns-taken.ts'
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

const tooLong = () => new Error('too long')

test('whoever waits too long for a turn gives it up, and holds up nobody behind', async () => {
  const turns = new Turns()
  const end = await turns.begin('news/1', 100, tooLong)
  await expect(turns.begin('news/1', 100, tooLong)).rejects.toThrow('too long')
  const third = turns.begin('news/1', 60_000, tooLong)
  end()
  await third
})

test('a turn lasts as long as what it was taken for, and a part of that waits for none of its own', async () => {
  const owner = {}
  const take = (name = 'news/1') => takeTurn(owner, name, 60_000, tooLong)
  const events: string[] = []
  const [taken, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const later = Promise.withResolvers<void>()
  let afterwards: Promise<void> | undefined
  const first = endingTurns(async () => {
    await Promise.all([take(), take()])
    await endingTurns(() => Promise.all([take(), take('news/2')]))
    afterwards = later.promise.then(() => take('news/3'))
    taken.resolve()
    await ending.promise
    events.push('first ends')
  })
  await taken.promise
  const second = endingTurns(async () => {
    await take()
    events.push('second')
  })
  await endingTurns(() => take('news/2'))
  events.push('the part has ended')
  ending.resolve()
  await Promise.all([first, second])
  expect(events).toEqual(['the part has ended', 'first ends', 'second'])
  // What goes on after its end, and what is done for nothing, takes none: nobody would end it.
  later.resolve()
  await afterwards
  await take('news/3')
  await endingTurns(() => take('news/3'))
})
