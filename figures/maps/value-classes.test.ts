import { describe, expect, test } from 'vitest'
import { classesOf, classOf, mostClasses } from './value-classes.ts'

const countsOf = (values: readonly number[], decimals = 0) => {
  const classes = classesOf(values, decimals)
  return classes.map(
    (_, index) => values.filter((value) => classOf(value, classes, decimals) === index).length,
  )
}

describe('classes of values', () => {
  test('have about equally many values each', () => {
    const values = Array.from({ length: 22 }, (_, index) => index ** 3)
    expect(classesOf(values, 0)).toHaveLength(mostClasses)
    for (const count of countsOf(values)) {
      expect(count).toBeGreaterThanOrEqual(4)
      expect(count).toBeLessThanOrEqual(5)
    }
  })

  test('do not depend on the order in which values come', () => {
    const values = [7, 3, 900, 12, 44, 5, 18, 2]
    expect(classesOf(values, 0)).toEqual(classesOf(values.toReversed(), 0))
  })

  test('have every value in one class, and the classes do not meet', () => {
    const values = [0.3, 0.31, 0.349, 2, 2.04, 5, 7.77, 8, 9.1, 30, -4, 0]
    const classes = classesOf(values, 1)
    for (const value of values) expect(classOf(value, classes, 1)).toBeGreaterThanOrEqual(0)
    for (const [index, { low, high }] of classes.entries()) {
      expect(low).toBeLessThanOrEqual(high)
      expect(low).toBeGreaterThan(classes[index - 1]?.high ?? Number.NEGATIVE_INFINITY)
    }
  })

  test('equal values are in one class, however many they are', () => {
    const values = [1, 100, 100, 100, 100, 100, 100, 100, 2, 3, 4, 200]
    const classes = classesOf(values, 0)
    expect(classes.filter(({ low, high }) => low <= 100 && 100 <= high)).toHaveLength(1)
    expect(countsOf(values).reduce((sum, count) => sum + count, 0)).toBe(values.length)
  })

  test('so are values that differ only in digits that are not written', () => {
    const values = [1.21, 1.24, 1.26, 3, 4, 5, 6, 7, 8, 9]
    const classes = classesOf(values, 1)
    expect(classOf(1.21, classes, 1)).toBe(classOf(1.24, classes, 1))
    expect(classes[0]?.low).toBe(1.2)
  })

  test('up to five different values have a class each', () => {
    expect(classesOf([3, 1, 3, 2], 0)).toEqual([
      { low: 1, high: 1 },
      { low: 2, high: 2 },
      { low: 3, high: 3 },
    ])
    expect(classesOf([8], 0)).toEqual([{ low: 8, high: 8 }])
    expect(classesOf([], 0)).toEqual([])
  })

  test('a value beyond all of them has none', () => {
    expect(classOf(50, classesOf([1, 2], 0), 0)).toBe(-1)
  })

  test('values of any size have a class', () => {
    expect(classesOf([1e21, 5, 3], 2).map(({ high }) => high)).toEqual([3, 5, 1e21])
    expect(countsOf([1e21, -1e25, 3], 2)).toEqual([1, 1, 1])
  })

  test('half a unit is rounded as numbers are written', () => {
    expect(classesOf([1.005, -1.005, 1e-7], 2)).toEqual([
      { low: -1.01, high: -1.01 },
      { low: 1e-7, high: 1e-7 },
      { low: 1.01, high: 1.01 },
    ])
  })

  test('values too small for the decimals are not nought, which is another value', () => {
    const values = [0.0003, 0.00034, -0.00096, 0, 0.002, 5e-324]
    const classes = classesOf(values, 3)
    expect(classes[0]).toEqual({ low: -0.001, high: -0.001 })
    expect(classes.map(({ low }) => low)).toContain(0.0003)
    expect(classOf(0.0003, classes, 3)).toBe(classOf(0.00034, classes, 3))
    expect(classOf(0, classes, 3)).not.toBe(classOf(0.0003, classes, 3))
    for (const value of values) expect(classOf(value, classes, 3)).toBeGreaterThanOrEqual(0)
  })
})
