import { expect, test } from 'vitest'
import { contradictions } from './check-moments.ts'

const deadline = Date.parse('2026-06-15T12:00:00.000Z')
const sound = { deadline, receivedAt: deadline - 1 }

test.each<[string, Parameters<typeof contradictions>[0], string[]]>([
  ['the last moment before the deadline', sound, []],
  [
    'opened and withdrawn in their time',
    { ...sound, begunAt: deadline + 5, openedAt: [deadline + 5, deadline + 6], withdrawnAt: deadline - 1 },
    [],
  ],
  [
    'received at the deadline',
    { deadline, receivedAt: deadline },
    ['it was received after the deadline of its tender'],
  ],
  [
    'opened at the deadline',
    { ...sound, openedAt: [deadline] },
    ['it was opened before the deadline of its tender'],
  ],
  [
    'opened before anybody had begun to, by one of the two who say so',
    { ...sound, begunAt: deadline + 5, openedAt: [deadline + 6, deadline + 4] },
    ['it was opened before the opening of its tender was begun'],
  ],
  [
    'withdrawn at the deadline',
    { ...sound, withdrawnAt: deadline },
    ['it was withdrawn after the deadline of its tender'],
  ],
])('%s', (_what, moments, expected) => {
  expect(contradictions(moments)).toEqual(expected)
})
