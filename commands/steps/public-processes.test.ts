import { describe, expect, test } from 'vitest'
import { publicProcesses } from './public-processes.ts'

const gigabyte = 1024 ** 3

describe('public processes', () => {
  test.each([
    ['one for each processor', 4, 16, 4],
    ['no more than half of the memory has room for', 16, 2, 3],
    ['one, however small the machine', 1, 0.25, 1],
  ])('are %s', (_, processors, gigabytes, expected) => {
    const machine = { processors, memory: gigabytes * gigabyte }
    expect(publicProcesses({ PUBLIC_PROCESSES: undefined }, machine)).toBe(expected)
  })

  test('are as many as the setting says', () => {
    expect(publicProcesses({ PUBLIC_PROCESSES: 3 }, { processors: 1, memory: gigabyte })).toBe(3)
  })

  test('fit this machine', () => {
    expect(publicProcesses({ PUBLIC_PROCESSES: undefined })).toBeGreaterThanOrEqual(1)
  })
})
