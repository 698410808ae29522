import { describe, expect, test } from 'vitest'
import { addressOfHomeItem, newestFirst, normalizeHomeItem, placeholder } from './normalize-home-item.ts'

describe('the type word', () => {
  test.each(['event', 'events', 'evt', 'ev', 'activity', 'conference', 'webinar'])(
    '%s is an event',
    (type) => {
      expect(normalizeHomeItem({ id: 1, type }).type).toBe('event')
    },
  )

  test.each([
    'EVENT',
    ' Webinar ',
    '\tConference\n',
    'فعالية',
    ' فعاليات',
    'حدث',
    'أحداث',
    'مؤتمر',
    'ندوة',
    'نشاط',
  ])('in any letter case, with spaces, and in Arabic: "%s"', (type) => {
    expect(normalizeHomeItem({ id: 1, type }).type).toBe('event')
  })

  test.each(['news', 'eventual', 'press', 'خبر', '', null, undefined])(
    'anything else is news: "%s"',
    (type) => {
      expect(normalizeHomeItem({ id: 1, ...(type !== undefined && { type }) }).type).toBe('news')
    },
  )
})

test('the title is the title, else the name', () => {
  expect(normalizeHomeItem({ id: 1, title: 'Title', name: 'Name' }).title).toBe('Title')
  expect(normalizeHomeItem({ id: 1, title: ' ', name: 'Name' }).title).toBe('Name')
})

test.each([
  [{ date: '2026-03-01', published_at: '2026-02-01', created_at: '2026-01-01' }, '2026-03-01T00:00:00.000Z'],
  [{ date: null, published_at: '2026-02-01', created_at: '2026-01-01' }, '2026-02-01T00:00:00.000Z'],
  [{ date: 'soon', created_at: '2026-01-01' }, '2026-01-01T00:00:00.000Z'],
  [{}, null],
])('the date of %j', (dates, expected) => {
  expect(normalizeHomeItem({ id: 1, ...dates }).date).toBe(expected)
})

test.each([
  [{ image: '/a.jpg', featured_image: '/b.jpg', thumbnail: '/c.jpg' }, '/a.jpg'],
  [{ image: '', featured_image: '/b.jpg', thumbnail: '/c.jpg' }, '/b.jpg'],
  [{ image: null, thumbnail: '/c.jpg' }, '/c.jpg'],
  [{ image: '/storage/storage/dam.jpg' }, '/storage/dam.jpg'],
  [{ image: 'storage//storage/dam.jpg' }, 'storage/dam.jpg'],
  [{ image: '/storage/storage/storage//dam.jpg' }, '/storage/dam.jpg'],
  [{ image: 'https://example.org//storage/storage//dam.jpg' }, 'https://example.org/storage/dam.jpg'],
  [{ image: '/files/storage-storage/dam.jpg' }, '/files/storage-storage/dam.jpg'],
  [{}, placeholder.jpeg],
])('the image of %j', (images, expected) => {
  expect(normalizeHomeItem({ id: 1, ...images }).image).toBe(expected)
})

test('links take the slug, else the id', () => {
  expect(addressOfHomeItem(normalizeHomeItem({ id: 7, type: 'news', slug: 'rain' }))).toBe('/news/rain')
  expect(addressOfHomeItem(normalizeHomeItem({ id: 7, type: 'news' }))).toBe('/news/7')
  expect(addressOfHomeItem(normalizeHomeItem({ id: 7, type: 'webinar', slug: ' ' }))).toBe('/events/7')
})

test('newest first, what has no date last', () => {
  const dates = [{ date: '2026-01-01' }, { date: null }, { date: '2026-03-01' }]
  expect(dates.toSorted(newestFirst).map(({ date }) => date)).toEqual(['2026-03-01', '2026-01-01', null])
})
