import { expect, test } from 'vitest'
import { ConcurrencyLimit } from './limit-concurrency.ts'

test('no more run at once than may, in the order in which they came, and a failure lets the next begin', async () => {
  const few = new ConcurrencyLimit(2)
  const begun: number[] = []
  const ends: PromiseWithResolvers<void>[] = []
  const works = [0, 1, 2, 3].map((number) =>
    few.run(async () => {
      begun.push(number)
      ends[number] = Promise.withResolvers<void>()
      await ends[number].promise
      return number
    }),
  )
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  await turn()
  expect(begun).toEqual([0, 1])
  ends[1]?.reject(new Error('it failed'))
  await expect(works[1]).rejects.toThrow('it failed')
  await turn()
  expect(begun).toEqual([0, 1, 2])
  ends[0]?.resolve()
  ends[2]?.resolve()
  await turn()
  expect(begun).toEqual([0, 1, 2, 3])
  ends[3]?.resolve()
  expect(await Promise.all([works[0], works[2], works[3]])).toEqual([0, 2, 3])
})
