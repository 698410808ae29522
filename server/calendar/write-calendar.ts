import type { Calendar, CalendarDate } from './calendar-date.ts'
import { contentLine, escapeText, uri, utcMoment } from './content-line.ts'

/** How often subscribers ask again. */
const refreshInterval = 'PT6H'

/** A calendar as RFC 5545 and RFC 7986 write it, with the older names of the same that many programs read. */
export function writeCalendar(calendar: Calendar): string {
  const { language, name, description, abbreviation, source, dates } = calendar
  const inLanguage = { LANGUAGE: language }
  const updated = dates
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    contentLine('PRODID', `-//${escapeText(abbreviation)}//Website//${language.toUpperCase()}`),
    'CALSCALE:GREGORIAN',
    contentLine('NAME', escapeText(name), inLanguage),
    contentLine('X-WR-CALNAME', escapeText(name)),
    contentLine('DESCRIPTION', escapeText(description), inLanguage),
    contentLine('X-WR-CALDESC', escapeText(description)),
    'COLOR:deepskyblue',
    ...(updated ? [contentLine('LAST-MODIFIED', utcMoment(updated))] : []),
    ...(source
      ? [
          contentLine('UID', escapeText(source)),
          contentLine('SOURCE', uri(source), { VALUE: 'URI' }),
          contentLine('REFRESH-INTERVAL', refreshInterval, { VALUE: 'DURATION' }),
          contentLine('X-PUBLISHED-TTL', refreshInterval),
        ]
      : []),
    ...dates.flatMap((date) => writeDate(date, calendar)),
    'END:VCALENDAR',
  ]
  return `${lines.join('\r\n')}\r\n`
}

function writeDate(date: CalendarDate, { siteUrl, language }: Calendar): string[] {
  const { title, place, endsAt, onlineLink, picture } = date
  return [
    'BEGIN:VEVENT',
    // The same in every language: whoever subscribes to two has each date once.
    contentLine('UID', escapeText(`${date.key}@${new URL(siteUrl).hostname}`)),
    contentLine('DTSTAMP', utcMoment(date.updatedAt)),
    contentLine('CREATED', utcMoment(date.createdAt)),
    contentLine('LAST-MODIFIED', utcMoment(date.updatedAt)),
    contentLine('SEQUENCE', String(revision(date))),
    contentLine('DTSTART', utcMoment(date.startsAt)),
    // An event without an end takes no time (section 3.6.1).
    ...(endsAt && endsAt > date.startsAt ? [contentLine('DTEND', utcMoment(endsAt))] : []),
    contentLine('SUMMARY', escapeText(title.text), { LANGUAGE: title.language }),
    contentLine('DESCRIPTION', escapeText(date.description), { LANGUAGE: language }),
    ...(place ? [contentLine('LOCATION', escapeText(place.text), { LANGUAGE: place.language })] : []),
    contentLine('URL', uri(date.address)),
    ...(onlineLink
      ? [contentLine('CONFERENCE', uri(onlineLink), { VALUE: 'URI', FEATURE: 'VIDEO', LABEL: title.text })]
      : []),
    ...(picture
      ? [
          contentLine('IMAGE', uri(picture.address), {
            VALUE: 'URI',
            DISPLAY: 'BADGE',
            FMTTYPE: picture.mediaType,
          }),
        ]
      : []),
    ...(date.categories.length > 0
      ? [contentLine('CATEGORIES', date.categories.map(escapeText).join(','), { LANGUAGE: language })]
      : []),
    'CLASS:PUBLIC',
    'STATUS:CONFIRMED',
    // Nobody's own time is taken until they say so.
    'TRANSP:TRANSPARENT',
    ...date.reminders.flatMap((before) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      contentLine('TRIGGER', `-${before}`),
      contentLine('DESCRIPTION', escapeText(title.text), { LANGUAGE: title.language }),
      'END:VALARM',
    ]),
    'END:VEVENT',
  ]
}

/** Grows with every change, as SEQUENCE must: the minutes from the record's beginning to its last change. */
function revision({ createdAt, updatedAt }: CalendarDate): number {
  return Math.max(0, Math.floor((Date.parse(updatedAt) - Date.parse(createdAt)) / 60_000))
}
