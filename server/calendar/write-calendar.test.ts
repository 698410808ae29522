import { describe, expect, test } from 'vitest'
import { readCalendar } from '../../tests/support/read-calendar.ts'
import type { Calendar, CalendarDate } from './calendar-date.ts'
import { contentLine, escapeText } from './content-line.ts'
import { writeCalendar } from './write-calendar.ts'

const date: CalendarDate = {
  key: 'events/7',
  title: { text: 'أسبوع المياه الإقليمي; الدورة الثامنة, في عمّان والمدن المجاورة لها', language: 'ar' },
  description: 'First line\nSecond: a, b; c \\ d',
  startsAt: '2026-03-03T08:00:00.000Z',
  endsAt: '2026-03-05T15:30:00.000Z',
  place: { text: 'Amman, Jordan', language: 'en' },
  onlineLink: 'https://meet.example.org/a b?x=1',
  address: 'https://network.example.org/ar/events/water-week',
  picture: { address: 'https://network.example.org/files/media/a.webp', mediaType: 'image/webp' },
  categories: ['Conference', 'a, b'],
  reminders: ['P1D'],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T02:00:30.000Z',
}

const calendar: Calendar = {
  language: 'ar',
  name: 'IWEN – الفعاليات',
  description: 'Dates',
  abbreviation: 'IWEN',
  siteUrl: 'https://network.example.org',
  source: 'https://network.example.org/ar/calendar/events.ics',
  dates: [date, { ...date, key: 'tenders/7', endsAt: null, place: null, onlineLink: null, picture: null }],
}

/** Reads a calendar back by the rules of RFC 5545: unfolds, and parts names, parameters and values. */
function readBack(text: string) {
  return text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => {
      const match = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/u.exec(line)
      if (!match) throw new Error(`Not a content line: ${line}`)
      const [, name = '', parameters = '', value = ''] = match
      return { name, parameters, value }
    })
}

const unescape = (value: string) =>
  value.replace(/\\([\\;,nN])/g, (_, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter))

describe('a calendar', () => {
  const text = writeCalendar(calendar)
  const lines = readBack(text)
  const valuesOf = (name: string) => lines.filter((line) => line.name === name).map(({ value }) => value)

  test('has lines of at most 75 octets, ended by CRLF, that break no letter', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of text.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      expect(line).not.toMatch(/\p{Surrogate}/u)
    }
  })

  test('gives back what was written, with every special letter', () => {
    expect(valuesOf('SUMMARY').map(unescape)[0]).toBe(date.title.text)
    expect(valuesOf('DESCRIPTION').map(unescape)).toContain(date.description)
    expect(valuesOf('CATEGORIES')[0]).toBe('Conference,a\\, b')
  })

  test('nests its parts', () => {
    const open: string[] = []
    const misplaced: string[] = []
    for (const { name, value } of lines) {
      if (name === 'BEGIN') open.push(value)
      else if (name === 'END' && open.pop() !== value) misplaced.push(value)
    }
    expect([...open, ...misplaced]).toEqual([])
    expect(valuesOf('BEGIN').filter((part) => part === 'VALARM')).toHaveLength(2)
  })

  test('has once in each date what RFC 5545 asks for', () => {
    for (const part of text.split('BEGIN:VEVENT').slice(1)) {
      const event = part.split('BEGIN:VALARM')[0] ?? ''
      for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'SUMMARY', 'LAST-MODIFIED', 'SEQUENCE', 'URL']) {
        expect(event.match(new RegExp(`^${name}[;:]`, 'gm')), name).toHaveLength(1)
      }
    }
    expect(valuesOf('DTSTART')).toEqual(['20260303T080000Z', '20260303T080000Z'])
    expect(valuesOf('DTEND')).toEqual(['20260305T153000Z'])
    expect(valuesOf('SEQUENCE')).toEqual(['120', '120'])
    expect(valuesOf('TRIGGER')).toEqual(['-P1D', '-P1D'])
  })

  test('names dates the same in every language and after every change', () => {
    const later = readBack(
      writeCalendar({
        ...calendar,
        language: 'fr',
        dates: [{ ...date, updatedAt: '2026-06-01T00:00:00.000Z' }],
      }),
    )
    expect(later.findLast(({ name }) => name === 'UID')?.value).toBe('events/7@network.example.org')
    expect(valuesOf('UID')).toContain('events/7@network.example.org')
  })

  test('gives subscribers its name, where it comes from and when to ask again (RFC 7986)', () => {
    expect(valuesOf('NAME')).toEqual(valuesOf('X-WR-CALNAME'))
    expect(valuesOf('SOURCE')).toEqual([calendar.source])
    expect(valuesOf('REFRESH-INTERVAL')).toEqual(['PT6H'])
    expect(valuesOf('CONFERENCE')).toEqual(['https://meet.example.org/a%20b?x=1'])
    const single = readBack(writeCalendar({ ...calendar, source: null, dates: [date] }))
    expect(single.some(({ name }) => name === 'REFRESH-INTERVAL')).toBe(false)
  })
})

describe('a reader that is not ours', () => {
  test('finds each date as it was given, in Arabic too', () => {
    const { name, entries } = readCalendar(writeCalendar(calendar))
    const [startsAt, day] = [new Date(date.startsAt), 24 * 60 * 60]
    const { text: summary } = date.title
    expect(name).toBe(calendar.name)
    expect(entries).toEqual([
      {
        uid: 'events/7@network.example.org',
        summary,
        startsAt,
        endsAt: new Date(date.endsAt ?? ''),
        reminders: [day],
      },
      { uid: 'tenders/7@network.example.org', summary, startsAt, endsAt: startsAt, reminders: [day] },
    ])
  })

  test('refuses what RFC 5545 forbids', () => {
    const text = writeCalendar(calendar)
    const unfolded = text.replaceAll('\r\n ', '')
    expect(() => readCalendar(unfolded)).toThrow('More than 75 octets')
    expect(() => readCalendar(text.replaceAll('\r\n', '\n'))).toThrow('CRLF')
    expect(() => readCalendar(text.replaceAll(/DTSTAMP:.*\r\n/g, ''))).toThrow('DTSTAMP')
    expect(() => readCalendar(text.replace('DTSTART:', 'DTSTART;TZID=Asia/Amman:'))).toThrow('not described')
    expect(() => readCalendar(text.replace(/(DTSTART:\d+T\d+)Z/, '$1'))).toThrow('has no zone')
    expect(() => readCalendar(text.replace('END:VCALENDAR\r\n', ''))).toThrow('did not end')
  })
})

test('nothing that an editor writes ends a line or a parameter', () => {
  expect(escapeText('a\r\nBEGIN:VEVENT')).toBe('a\\nBEGIN:VEVENT')
  expect(contentLine('X', 'y', { LABEL: 'a"b:c\nd' })).toBe('X;LABEL="a\'b:c d":y')
})
