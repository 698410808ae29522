import { describe, expect, test } from 'vitest'
import { entityTag, namesEntityTag } from './send.ts'

describe('entity tags', () => {
  test('are strong, and differ with the body and with the language', () => {
    const tag = entityTag('{}', 'en')
    expect(tag).toMatch(/^"[^"]+"$/)
    expect(entityTag('{}', 'en')).toBe(tag)
    expect(entityTag('{}', 'ar')).not.toBe(tag)
    expect(entityTag('[]', 'en')).not.toBe(tag)
  })

  test.each([
    [undefined, false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['"b" , W/"a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
  ])('If-None-Match: %s names "a": %s', (header, expected) => {
    expect(namesEntityTag(header, '"a"')).toBe(expected)
  })
})
