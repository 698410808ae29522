import { expect, test } from 'vitest'
import { freeLoopbackPort } from './port.ts'

test('no port is given twice while who was given it may still be about to listen', async () => {
  const few = { lowest: 31_000, highest: 31_040 }
  const ports = await Promise.all(Array.from({ length: 20 }, () => freeLoopbackPort(few)))
  expect(new Set(ports).size).toBe(20)
})
