import { describe, expect, test } from 'vitest'
import { areAllJudged, prospectOf, stillAwaited, type ShareVerdict } from './prospects.ts'

const gathering = { needed: 2, of: 3, isClosed: false }
const closed = { ...gathering, isClosed: true }
const wrong = 'custodian answered wrongly'

function said(...verdicts: (ShareVerdict | undefined)[]): Map<number, ShareVerdict> {
  return new Map(verdicts.flatMap((verdict, index) => (verdict ? [[index + 1, verdict] as const] : [])))
}

describe('an envelope', () => {
  test.each([
    ['waits for the first share', said(), 'waits'],
    ['waits for the second of two', said('good'), 'waits'],
    ['opens with two of three, whoever they are', said('good', undefined, 'good'), 'opens'],
    ['waits for a third when one was dealt nothing', said('good', 'nothing'), 'waits'],
    ['waits for the right answer in place of a wrong one', said('good', wrong, 'nothing'), 'waits'],
    ['can’t open when too few were dealt a share', said('good', 'nothing', 'nothing'), 'can’t open'],
    ['can’t open when it is not what was received', said('good', 'damaged envelope'), 'can’t open'],
  ] as const)('%s', (_what, verdicts, prospect) => {
    expect(prospectOf(verdicts, gathering)).toBe(prospect)
  })

  test('waits for nobody once the gathering is closed', () => {
    expect(prospectOf(said('good'), closed)).toBe('can’t open')
    expect(prospectOf(said('good', 'good'), closed)).toBe('opens')
  })
})

describe('a gathering', () => {
  test('is judged when no envelope waits', () => {
    expect(areAllJudged([], gathering)).toBe(true)
    expect(areAllJudged([said('good', 'good'), said('good')], gathering)).toBe(false)
    expect(areAllJudged([said('good', 'good'), said('nothing', 'nothing', 'good')], gathering)).toBe(true)
  })

  test('names for whom it waits', () => {
    expect([...stillAwaited([said('good', 'good')], gathering)]).toEqual([])
    expect([...stillAwaited([said('good', 'good'), said('good', wrong)], gathering)]).toEqual([2, 3])
    expect([...stillAwaited([said('good')], closed)]).toEqual([])
  })
})
