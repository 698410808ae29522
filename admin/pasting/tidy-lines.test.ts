import { expect, test } from 'vitest'
import type { PastedInline } from './pasted-text.ts'
import { tidyLines } from './tidy-lines.ts'

const words = (text: string, marks: ('strong' | 'em')[] = []): PastedInline => ({
  text,
  marks,
  address: undefined,
})

test('spaces are one space, and none where a line begins and ends', () => {
  expect(
    tidyLines([words('  Water\n  and\t'), words('\u00A0 energy', ['strong']), words(' \u00A0')]),
  ).toEqual([[words('Water and '), words('energy', ['strong'])]])
})

test('words set off alike are together', () => {
  expect(tidyLines([words('Wa'), words('ter'), words('!', ['em'])])).toEqual([
    [words('Water'), words('!', ['em'])],
  ])
})

test('a blank line parts paragraphs, a break does not', () => {
  expect(
    tidyLines([
      'break',
      words('One'),
      'break',
      words('two'),
      'break',
      words('\u00A0'),
      'break',
      words('Three'),
      'break',
    ]),
  ).toEqual([[words('One'), 'break', words('two')], [words('Three')]])
})

test.each([
  ['a needless space without a break', 'The\u00A0water', 'The water'],
  ['a space in a unit', '10\u00A0km', '10\u00A0km'],
  ['a space before French punctuation', 'L’eau\u00A0: un bien', 'L’eau\u00A0: un bien'],
  ['quotation marks', '«\u00A0eau\u00A0»', '«\u00A0eau\u00A0»'],
  ['a soft hyphen and a space without width', 'desali\u00ADna\u200Btion', 'desalination'],
  ['a joiner of Persian', 'می\u200Cشود', 'می\u200Cشود'],
  ['letters as a PDF draws them', 'ﬁgures of ﻣﻴﺎﻩ', 'figures of مياه'],
])('%s', (_name, copied, tidied) => {
  expect(tidyLines([words(copied)])).toEqual([[words(tidied)]])
})
