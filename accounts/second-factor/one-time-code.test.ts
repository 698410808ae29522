import { describe, expect, test } from 'vitest'
import { codeOfStep, inBase32, newSecret, secretAddress, stepAt, stepOfCode } from './one-time-code.ts'

const secret = Buffer.from('12345678901234567890')

describe('a one-time code', () => {
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %d seconds is what RFC 6238 says', (seconds, code) => {
    expect(codeOfStep(secret, stepAt(seconds * 1000), 8)).toBe(code)
  })

  test('counts one step before and after its own, and no longer', () => {
    const now = 1_700_000_000_000
    const code = codeOfStep(secret, stepAt(now))
    const at = (steps: number) => stepOfCode(secret, code, now + steps * 30_000)
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, stepAt(now), stepAt(now), stepAt(now), undefined])
    for (const wrong of ['', '1', `${code}0`, 'abcdef', code.slice(1)])
      expect(stepOfCode(secret, wrong, now)).toBeUndefined()
    expect(stepOfCode(newSecret(), code, now)).toBeUndefined()
  })

  test('’s secret is written as authenticator apps read it', () => {
    expect(
      ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => inBase32(Buffer.from(text))),
    ).toEqual(['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI'])
    expect(secretAddress(secret, 'a.example', 'x@b.example')).toBe(
      'otpauth://totp/a.example%3Ax%40b.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=a.example',
    )
  })
})
