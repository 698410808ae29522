import { expect, test } from 'vitest'
import { canonicalJson, CanonicalJsonError, readCanonicalJson } from './canonical-json.ts'

test('the example of RFC 8785 has its form', () => {
  const value = {
    numbers: [333333333.3333333, 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
    string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
    literals: [null, true, false],
  }
  expect(canonicalJson(value)).toBe(
    String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
  )
})

test('names are ordered by their UTF-16 units', () => {
  const value = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\u{1f600}': 5, '\u0080': 6, ö: 7 }
  expect(canonicalJson(value)).toBe(
    '{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\u{1f600}":5,"\ufb33":3}',
  )
})

test('what has no canonical form is refused', () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, '\ud800', { '\udc00': 1 }]) {
    expect(() => canonicalJson(value)).toThrow(CanonicalJsonError)
  }
})

test('only the canonical form is read', () => {
  expect(readCanonicalJson('{"a":[1,"b"],"c":null}')).toEqual({ a: [1, 'b'], c: null })
  for (const other of ['{"c":null,"a":1}', '{ "a":1}', '{"a":1.0}', '{"a":1,"a":1}', '"\\u0041"', '', '{']) {
    expect(() => readCanonicalJson(other), other).toThrow(CanonicalJsonError)
  }
})
