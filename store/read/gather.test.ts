import { expect, test } from 'vitest'
import { gather } from './gather.ts'

test('what is asked for in one moment is asked for at once, and each is given its own answer', async () => {
  const asked: (readonly number[])[] = []
  const ask = gather((numbers: readonly number[]) => {
    asked.push(numbers)
    return Promise.resolve(numbers.map((number) => number * 10))
  })
  expect(await Promise.all([ask(1), Promise.resolve().then(() => ask(2)), ask(3)])).toEqual([10, 20, 30])
  expect(await ask(4)).toBe(40)
  expect(asked.map((numbers) => numbers.toSorted())).toEqual([[1, 2, 3], [4]])
})

test('what fails together is asked for alone, and a failure is reported only to who asked for it', async () => {
  const ask = gather((words: readonly string[]) =>
    words.includes('wrong') ? Promise.reject(new Error('no such table')) : Promise.resolve(words),
  )
  const outcomes = await Promise.allSettled([ask('one'), ask('wrong'), ask('two')])
  expect(outcomes).toMatchObject([
    { status: 'fulfilled', value: 'one' },
    { status: 'rejected', reason: { message: 'no such table' } },
    { status: 'fulfilled', value: 'two' },
  ])
  expect(await ask('three')).toBe('three')
})
