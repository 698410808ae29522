import { describe, expect, test } from 'vitest'
import { fitLines } from './fit-lines.ts'
import { shapeText } from './outline-text.ts'

const place = { x: 0, baseline: 100, size: 100 }
const outlineOf = (text: string, isRightToLeft: boolean) => {
  const shaped = shapeText(text, isRightToLeft)
  return shaped.outline(0, shaped.text.length, place)
}
const widthOf = (text: string, isRightToLeft: boolean) => {
  const shaped = shapeText(text, isRightToLeft)
  return shaped.widthOf(0, shaped.text.length)
}
const smallestX = (outline: string) =>
  Math.min(...[...outline.matchAll(/M(-?[\d.]+)/g)].map(([, x]) => Number(x)))

describe('shaping', () => {
  test('joins Arabic letters: a word is narrower than its letters apart', () => {
    const apart = Array.from('مياه').reduce((sum, letter) => sum + widthOf(letter, true), 0)
    expect(widthOf('مياه', true)).toBeLessThan(apart * 0.9)
  })

  test('joins Persian letters, and a zero-width non-joiner parts them', () => {
    expect(outlineOf('می‌شود', true)).not.toBe(outlineOf('میشود', true))
    for (const letter of 'پچژگکی۰۹') expect(outlineOf(letter, true), letter).not.toBe('')
  })

  test('puts the first word of a right-to-left line on the right', () => {
    const shaped = shapeText('ماء WEFE', true)
    const latin = shapeText('WEFE', false)
    // The Latin word ends the line: it stands at its left.
    const outline = shaped.outline(0, shaped.text.length, place)
    expect(outline).toContain(latin.outline(0, 4, place).slice(0, 60))
    expect(smallestX(outline)).toBeLessThan(smallestX(latin.outline(0, 4, { ...place, x: 50 })))
  })

  test('draws accents and quotes, and leaves out pictures that no typeface has', () => {
    expect(shapeText('L’œuvre façonnée 💧 à Čačak', false).text).toBe('L’œuvre façonnée à Čačak')
    expect(outlineOf('é', false)).toBe(outlineOf('é'.normalize('NFD'), false))
  })

  test('keeps French quotes and high stops with their words', () => {
    expect(shapeText('« eau » : oui', false).text).toBe('«\u00a0eau\u00a0»\u00a0: oui')
  })
})

describe('fitting', () => {
  const room = {
    width: 600,
    isRightToLeft: false,
    sizes: [
      { size: 60, lines: 2 },
      { size: 40, lines: 3 },
    ],
  }

  test('takes the largest size that fits', () => {
    expect(fitLines('Water', room)).toMatchObject({ size: 60, lines: [{ start: 0, end: 5 }] })
    expect(fitLines('Three classes of treated water for irrigation in towns', room).size).toBe(40)
  })

  test('keeps every line within the width and ends a text that is too long in an ellipsis', () => {
    for (const text of ['water and energy '.repeat(30), 'w'.repeat(300), 'المياه والطاقة '.repeat(30)]) {
      const { shaped, lines, size } = fitLines(text, { ...room, isRightToLeft: text.startsWith('ا') })
      expect(size).toBe(40)
      expect(lines.length).toBeGreaterThan(0)
      expect(lines.length).toBeLessThanOrEqual(3)
      expect(shaped.text.endsWith('…')).toBe(true)
      expect(lines.at(-1)?.end).toBe(shaped.text.length)
      for (const line of lines) expect(line.width).toBeLessThanOrEqual(600)
    }
  })

  test('loses no word on the way', () => {
    const { shaped, lines } = fitLines('Planning water, energy and food together', room)
    expect(lines.map(({ start, end }) => shaped.text.slice(start, end)).join(' ')).toBe(shaped.text)
  })
})
