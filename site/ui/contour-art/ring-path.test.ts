import { expect, test } from 'vitest'
import { smoothRingPath } from './ring-path.ts'
import type { Point } from './trace-contours.ts'

const circle: readonly Point[] = Array.from({ length: 40 }, (_, index) => {
  const angle = (index / 40) * Math.PI * 2
  return [300.4 + 211.3 * Math.cos(angle), 200.7 + 133.9 * Math.sin(angle)]
})

/** The points at which a path written as this one bends, and where it starts and ends. */
function bendsOf(path: string): { bends: Point[]; start: Point; end: Point } {
  const [, start = '', first = '', rest = ''] = /^M([^q]*)q([^t]*)t(.*)z$/.exec(path) ?? []
  const numbers = (text: string) => [...text.matchAll(/-?\d+/g)].map(Number)
  const [x = 0, y = 0] = numbers(start)
  const [bendX = 0, bendY = 0, toX = 0, toY = 0, ...more] = numbers(first)
  expect(more).toEqual([])
  const bends: Point[] = [[x + bendX, y + bendY]]
  let end: Point = [x + toX, y + toY]
  const steps = numbers(rest)
  for (let index = 0; index < steps.length; index += 2) {
    const [beforeX, beforeY] = bends.at(-1) ?? [0, 0]
    bends.push([2 * end[0] - beforeX, 2 * end[1] - beforeY])
    end = [end[0] + (steps[index] ?? 0), end[1] + (steps[index + 1] ?? 0)]
  }
  return { bends, start: [x, y], end }
}

test('a closed curve bends within a pixel of each of its points and ends where it starts', () => {
  const { bends, start, end } = bendsOf(smoothRingPath(circle))
  expect(bends).toHaveLength(circle.length)
  for (const [index, [x, y]] of circle.entries()) {
    expect(Math.abs((bends[index]?.[0] ?? 0) - x), `bend ${index}`).toBeLessThan(1.5)
    expect(Math.abs((bends[index]?.[1] ?? 0) - y), `bend ${index}`).toBeLessThan(1.5)
  }
  expect(end).toEqual(start)
})

test('nothing is drawn of nothing', () => {
  expect(smoothRingPath([])).toBe('')
})
