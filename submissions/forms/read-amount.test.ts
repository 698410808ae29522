import { describe, expect, test } from 'vitest'
import { formatAmount } from '../../languages/format.ts'
import { languageCodes } from '../../languages/languages.ts'
import { formMessagesOf } from '../../site/language/form-messages.ts'
import '../../site/language/all-messages.ts'
import { readAmount } from './read-amount.ts'

test.each([
  ['1500,50', 1500.5],
  ['1500.50', 1500.5],
  ['1500.5', 1500.5],
  ['1500', 1500],
  ['150050', 150_050],
  ['0,50', 0.5],
  ['1,5', 1.5],
  ['1 500,50', 1500.5],
  ['1\u00a0500,50', 1500.5],
  ['1\u202f500,50', 1500.5],
  ['1\u2009500', 1500],
  ["1'500.50", 1500.5],
  ['1’500’000', 1_500_000],
  ['1,234.56', 1234.56],
  ['1.234,56', 1234.56],
  ['1,234,567', 1_234_567],
  ['1.234.567', 1_234_567],
  ['1.234.567,89', 1_234_567.89],
  ['٤٨٬٢٥٠٫٥', 48_250.5],
  ['۱۵۰۰٫۵۰', 1500.5],
  ['۱٬۵۰۰', 1500],
  ['٤٨,٢٥٠٫٥', 48_250.5],
  ['\u200e1500.50\u200f', 1500.5],
  ['  1500 ', 1500],
  ['１５００', 1500],
])('%s is %d', (text, value) => {
  expect(readAmount(text)).toEqual({ is: 'amount', value })
})

test.each([
  ['1.500', 1500, 1.5],
  ['1,500', 1500, 1.5],
  ['150,000', 150_000, 150],
  ['۱.۵۰۰', 1500, 1.5],
  ['١،٥٠٠', 1500, 1.5],
])('%s could be %d or %d', (text, ...readings) => {
  expect(readAmount(text)).toEqual({ is: 'ambiguous', readings })
})

test.each([
  ...['', ' ', '-5', '+5', '0', '0.00', 'NaN', '1e5', '0x10', '∞', 'about 1500', '$1500', '1500 USD'],
  ...['1500.505', '0.500', '1500,500', '1 234,567', '12 34', '1 5 0 0', '1,23,456', '1.234.56', '1,234,56'],
  ...["1 234'567", '1 234,567.89', '1,234.567,89', '1٫5٫0', '1..5', '.5', '5.', '1٫500', '1234567890123'],
])('%s is not an amount', (text) => {
  expect(readAmount(text)).toEqual({ is: 'unreadable' })
})

describe.each(languageCodes)('in %s', (language) => {
  test('an amount as we write it is read as that amount', () => {
    for (const value of [0.5, 12.34, 1500.5, 12_500, 150_000.05, 999_999_999_999.99])
      expect(readAmount(formatAmount(value, language)), formatAmount(value, language)).toEqual({
        is: 'amount',
        value,
      })
  })

  test('the examples that we give can be read in one way', () => {
    const examples = formMessagesOf(language)
      .submission.amountExample.split(/[^\d٠-٩۰-۹.,٫]+/)
      .filter((word) => /^[\d٠-٩۰-۹]/.test(word))
      .map((word) => word.replace(/[.,]$/, ''))
    expect(examples.map(readAmount)).toEqual([
      { is: 'amount', value: 12_500 },
      { is: 'amount', value: 12_500.5 },
    ])
  })
})
