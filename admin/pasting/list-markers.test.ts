import { expect, test } from 'vitest'
import { asItems, readMarker } from './list-markers.ts'
import type { PastedBlock, PastedInline } from './pasted-text.ts'

test.each([
  ['·     ', false, undefined],
  ['o\u00A0\u00A0', false, undefined],
  ['\uF0A7  ', false, undefined],
  ['–', false, undefined],
  ['1.   ', true, 1],
  ['12)', true, 12],
  ['(3)', true, 3],
  ['2.1.', true, undefined],
  ['a.', true, undefined],
  ['(iv)', true, undefined],
  ['أ.', true, undefined],
  ['٣-', true, 3],
  ['۱۲.', true, 12],
  ['7', true, 7],
])('the sign %j', (sign, isOrdered, number) => {
  expect(readMarker(sign)).toEqual({ isOrdered, number })
})

const words = (text: string): PastedInline => ({ text, marks: [], address: undefined })
const paragraph = (...line: PastedInline[]): PastedBlock => ({ kind: 'paragraph', line })
const item = (text: string) => ({
  kind: 'item',
  level: 1,
  isOrdered: false,
  number: undefined,
  line: [words(text)],
})

test('lines with bullets are items', () => {
  expect(asItems(paragraph(words('• Rain gauges'), 'break', words('• Wells')))).toEqual([
    item('Rain gauges'),
    item('Wells'),
  ])
  expect(asItems(paragraph(words('▪\tآبار')))).toEqual([item('آبار')])
  expect(asItems(paragraph(words('•'), words(' Wells')))).toEqual([item('Wells')])
  expect(asItems(paragraph(words('· Wells')))).toEqual([item('Wells')])
})

test.each([
  ['some lines without', paragraph(words('Needed:'), 'break', words('• Wells'))],
  ['a dash, with which a speaker begins', paragraph(words('– Water, she said.'))],
  ['a middle dot within words', paragraph(words('·Wells'))],
  ['nothing after it', paragraph(words('•'))],
])('%s: a paragraph stays one', (_name, block) => {
  expect(asItems(block)).toEqual([block])
})
