import { describe, expect, it } from 'vitest'
import { prepareText, visualRuns } from './visual-runs.ts'

const fontFor = (letter: string) => (/[\u0600-\u06ff]/.test(letter) ? 'arabic' : 'latin')

const seen = (text: string, isRightToLeft: boolean): string[] => {
  const prepared = prepareText(text, fontFor, isRightToLeft)
  return visualRuns(prepared, 0, text.length).map((run) => run.text)
}

describe('visual runs', () => {
  it('leaves Latin text alone', () => {
    expect(seen('Water (2024).', false)).toEqual(['Water (2024).'])
  })

  it('puts the start of an Arabic line last, and keeps each word in the order of speech for the shaper', () => {
    expect(seen('ماء', true)).toEqual(['ماء'])
    expect(
      seen('عام 2024 ماء', true)
        .map((run) => run.trim())
        .filter((run) => run !== ''),
    ).toEqual(['ماء', '2024', 'عام'])
  })

  it('mirrors brackets and turns them for the shaper', () => {
    expect(seen('ماء (RO)', true).join('')).toBe('(RO) ماء')
  })

  it('turns Persian digits round beforehand, because the shaper turns them again', () => {
    expect(seen('۱۴۰۳', true)).toEqual(['۳۰۴۱'])
  })

  it('ends a run at a zero-width non-joiner and does not draw it', () => {
    expect(seen('می\u200cشود', true)).toEqual(['شود', 'می'])
  })

  it('orders a line by itself', () => {
    const text = 'ماء بحر ملح'
    const prepared = prepareText(text, fontFor, true)
    expect(visualRuns(prepared, 4, 7).map((run) => run.text)).toEqual(['بحر'])
  })
})
