import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRepository } from '../steps/repository.ts'
import { costOf, pricesShape } from './costs.ts'

test('a month costs the sum of what it uses, at the prices of the file', () => {
  const file = readFileSync(inRepository('commands/simulations/prices.json'), 'utf8')
  const prices = pricesShape.parse(JSON.parse(file))
  const nothing = {
    ...{ vcpuMonth: 0, memoryGigabyteMonth: 0, diskGigabyteMonth: 0, bucketGigabyteMonth: 0 },
    ...{ egressGigabyte: 0, cdnGigabyte: 0, cdnMillionRequests: 0 },
  }
  expect(costOf(nothing, prices).together).toBe(0)
  const cost = costOf({ ...nothing, vcpuMonth: 4, cdnGigabyte: 100 }, prices)
  expect(cost.together).toBe(4 * prices.vcpuMonth + 100 * prices.cdnGigabyte)
})
