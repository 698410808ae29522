import { expect, test } from 'vitest'
import { mixHomeItems, nearestItems } from './home-items.ts'

const news = (...days: number[]) => days.map((day) => ({ type: 'news', date: dayOfJune(day) }))
const events = (...days: number[]) => days.map((day) => ({ type: 'event', date: dayOfJune(day) }))

function dayOfJune(day: number): string {
  return `2026-06-${String(day).padStart(2, '0')}T08:00:00.000Z`
}

test.each([
  ['2 news and 1 event', news(9, 8, 7), events(6, 5, 4), ['news 9', 'news 8', 'event 6']],
  ['newest first', news(9, 1), events(6), ['news 9', 'event 6', 'news 1']],
  ['topped up with events', news(9), events(6, 5, 4), ['news 9', 'event 6', 'event 5']],
  ['only events', [], events(6, 5, 4, 3), ['event 6', 'event 5', 'event 4']],
  ['topped up with news', news(9, 8, 7, 6), [], ['news 9', 'news 8', 'news 7']],
  ['fewer than 3', news(1), events(2), ['event 2', 'news 1']],
  [
    'the event that comes next, not the last',
    news(9, 8),
    events(12, 20, 30),
    ['event 12', 'news 9', 'news 8'],
  ],
  ['topped up with what comes after it', news(9), events(12, 20, 30), ['event 20', 'event 12', 'news 9']],
  ['none', [], [], []],
])('%s', (_case, givenNews, givenEvents, expected) => {
  const mixed = mixHomeItems(givenNews, givenEvents)
  expect(mixed.map(({ type, date }) => `${type} ${Number(date.slice(8, 10))}`)).toEqual(expected)
})

test('the nearest items are those around a moment, newest first', () => {
  const nearest = nearestItems([...news(9, 8, 1), ...events(12, 20, 30)], new Date(dayOfJune(10)), 4)
  expect(nearest.map(({ type, date }) => `${type} ${Number(date.slice(8, 10))}`)).toEqual([
    'event 12',
    'news 9',
    'news 8',
    'news 1',
  ])
})
