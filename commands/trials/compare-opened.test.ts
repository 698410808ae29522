import { expect, test } from 'vitest'
import { faultsAfterOpening } from './compare-opened.ts'

const references = ['PR-1', 'PR-2', 'PR-3']
const companyOf = (reference: string) => `Company of ${reference}`
const acknowledged = new Map(references.map((reference) => [reference, companyOf(reference)]))
const stored = references.map((reference) => ({
  reference,
  status: 'opened',
  companyName: companyOf(reference),
}))
const minutes = references.map((reference) => ({ reference, fate: 'opened' }))

test('an opening in which everything that was acknowledged was opened has no fault', () => {
  expect(faultsAfterOpening({ acknowledged, stored, minutes })).toEqual([])
})

test.each([
  [
    'is lost',
    { stored: stored.slice(1), minutes: minutes.slice(1) },
    [/^PR-1 of Company of PR-1 was acknowledged and is not there$/, /^the minutes say of PR-1: nothing$/],
  ],
  [
    'is damaged',
    {
      stored: stored.with(1, { reference: 'PR-2', status: 'broken', companyName: '' }),
      minutes: minutes.with(1, { reference: 'PR-2', fate: 'broken' }),
    },
    [/^PR-2 .* acknowledged and is broken$/, /^the minutes say of PR-2: broken$/],
  ],
  [
    'has another one’s content',
    {
      stored: stored.with(2, { reference: 'PR-3', status: 'opened', companyName: companyOf('PR-1') }),
      minutes,
    },
    [/^PR-3 of Company of PR-3 has the content of Company of PR-1$/],
  ],
  [
    'is there twice',
    { stored: [...stored, ...stored.slice(0, 1)], minutes: [...minutes, ...minutes.slice(0, 1)] },
    [/^PR-1 is there 2 times$/, /^the minutes say of PR-1: opened, opened$/],
  ],
  [
    'was never acknowledged',
    { stored: [...stored, { reference: 'PR-4', status: 'opened', companyName: 'Nobody' }], minutes },
    [/^PR-4 is there and was never acknowledged$/],
  ],
  [
    'is missing from the minutes',
    { stored, minutes: minutes.slice(0, 2) },
    [/^the minutes say of PR-3: nothing$/],
  ],
])('a proposal that %s is named', (_, found, faults) => {
  expect(faultsAfterOpening({ acknowledged, ...found })).toEqual(
    faults.map((fault) => expect.stringMatching(fault)),
  )
})
