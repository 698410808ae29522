import { expect, test } from 'vitest'
import { BusyError, FairQueue } from './fair-queue.ts'

function makeQueue(options: Partial<ConstructorParameters<typeof FairQueue>[0]> = {}) {
  let present = 0
  const order: string[] = []
  const queue = new FairQueue({
    slots: () => 1,
    mostOfOne: 100,
    mostWaiting: 100,
    longestWait: 60_000,
    halfLife: 1000,
    now: () => present,
    ...options,
  })
  /** A work that takes ten milliseconds of the made-up clock, once it is let go. */
  const work = (client: string | undefined, name = client ?? 'nobody') => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const done = queue.run(client, async () => {
      order.push(name)
      await ended
      present += 10
    })
    return { done, end }
  }
  return { queue, order, work, pass: (milliseconds: number) => (present += milliseconds) }
}

test('a visitor who asks once comes before all that another has lined up', async () => {
  const { order, work } = makeQueue()
  const lined = Array.from({ length: 5 }, (_, index) => work('many', `many ${index}`))
  const once = work('one')
  for (const { end, done } of [...lined.slice(0, 1), once, ...lined.slice(1)]) {
    end()
    await done
  }
  expect(order).toEqual(['many 0', 'one', 'many 1', 'many 2', 'many 3', 'many 4'])
})

test('who has used most of late comes last, until that is forgotten', async () => {
  const { order, work, pass } = makeQueue()
  const used = work('heavy')
  used.end()
  await used.done
  const compare = async () => {
    const running = work('other')
    const waiting = [work('heavy'), work('light')]
    running.end()
    for (const { end } of waiting) end()
    await Promise.all([running, ...waiting].map(({ done }) => done))
  }
  await compare()
  expect(order).toEqual(['heavy', 'other', 'light', 'heavy'])
  pass(10_000_000)
  order.length = 0
  await compare()
  expect(order).toEqual(['other', 'heavy', 'light'])
})

test('the site’s own work runs when no visitor waits', async () => {
  const { order, work } = makeQueue()
  const running = work('first')
  const waiting = [work(undefined), work('second')]
  running.end()
  for (const { end } of waiting) end()
  await Promise.all([running, ...waiting].map(({ done }) => done))
  expect(order).toEqual(['first', 'second', 'nobody'])
})

test('what somebody else waits for as well comes when the first of them may', async () => {
  const { queue, order, work } = makeQueue()
  const used = work('heavy')
  used.end()
  await used.done
  const running = work('other')
  const shared = queue.run('heavy', async () => void order.push('shared'), { key: '/news' })
  const medium = work('medium')
  queue.alsoFor('/news', 'light')
  running.end()
  medium.end()
  await Promise.all([shared, running.done, medium.done])
  expect(order).toEqual(['heavy', 'other', 'shared', 'medium'])
})

test('one client has no more than its share, and the others are not refused for it', async () => {
  const { work } = makeQueue({ mostOfOne: 2 })
  const two = [work('many'), work('many')]
  await expect(work('many').done).rejects.toThrow(BusyError)
  const other = work('other')
  for (const { end } of [...two, other]) end()
  await Promise.all([...two, other].map(({ done }) => done))
})

test('when too many wait, whoever has used most is refused', async () => {
  const { work } = makeQueue({ mostWaiting: 1 })
  const used = work('heavy')
  used.end()
  await used.done
  const running = work('other')
  const heavy = work('heavy')
  const light = work('light')
  await expect(heavy.done).rejects.toThrow(BusyError)
  running.end()
  light.end()
  await light.done
})

test('a work that nobody waits for any more never begins', async () => {
  const { queue, order, work } = makeQueue()
  const running = work('first')
  const gone = new AbortController()
  const left = queue.run('left', async () => void order.push('left'), { signal: gone.signal })
  gone.abort()
  await expect(left).rejects.toThrow(BusyError)
  running.end()
  await running.done
  expect(order).toEqual(['first'])
})

test('a work that waits too long is refused', async () => {
  const { work } = makeQueue({ longestWait: 1 })
  const running = work('first')
  await expect(work('second').done).rejects.toThrow(BusyError)
  running.end()
  await running.done
})

test('a slot that a work leaves by failing is free again', async () => {
  const { queue, work } = makeQueue()
  await expect(queue.run('failing', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  const next = work('next')
  next.end()
  await next.done
  expect(queue.running).toBe(0)
})

test('a slot more is used at once', async () => {
  let slots = 0
  const { queue, order, work } = makeQueue({ slots: () => slots })
  const waiting = work('first')
  expect(order).toEqual([])
  slots = 1
  queue.moreSlots()
  waiting.end()
  await waiting.done
  expect(order).toEqual(['first'])
})
