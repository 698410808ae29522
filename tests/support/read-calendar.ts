import ICAL from 'ical.js'

/** What every date of a calendar must have (RFC 5545, section 3.6.1, and the reminders that we promise). */
export interface CalendarEntry {
  uid: string
  summary: string
  startsAt: Date
  endsAt: Date
  /** Seconds by which each reminder comes before the date. */
  reminders: number[]
}

/**
 * Reads a calendar with ical.js, which knows nothing of how we write one. Throws for what RFC 5545 forbids: lines of
 * more than 75 octets, a bare line feed, a date without its UID or DTSTAMP, a zone that the file does not describe.
 */
export function readCalendar(text: string): { name: string; entries: CalendarEntry[] } {
  expectContentLines(text)
  const calendar = new ICAL.Component(ICAL.parse(text))
  if (calendar.name !== 'vcalendar') throw new Error(`Not a calendar but a ${calendar.name}`)
  const zones = new Set(calendar.getAllSubcomponents('vtimezone').map((zone) => textOf(zone, 'tzid')))
  return {
    name: textOf(calendar, 'name'),
    entries: calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component)
      const uid = textOf(component, 'uid')
      if (textOf(component, 'dtstamp') === '') throw new Error(`${uid} has no DTSTAMP`)
      if (uid === '' || component.getAllProperties('uid').length > 1) throw new Error('Not one UID')
      for (const name of ['dtstart', 'dtend', 'dtstamp', 'created', 'last-modified']) {
        for (const property of component.getAllProperties(name)) {
          const zone = property.getFirstParameter('tzid')
          if (zone && !zones.has(zone)) throw new Error(`${uid}: the zone ${zone} is not described`)
          // A moment with neither a zone nor UTC's mark would be another one wherever it is read.
          if (!zone && !textOf(component, name).endsWith('Z')) throw new Error(`${uid}: ${name} has no zone`)
        }
      }
      return {
        uid,
        summary: event.summary,
        startsAt: event.startDate.toJSDate(),
        endsAt: event.endDate.toJSDate(),
        reminders: component.getAllSubcomponents('valarm').map((alarm) => {
          const trigger = alarm.getFirstPropertyValue('trigger')
          if (!(trigger instanceof ICAL.Duration)) throw new Error(`${uid}: a reminder without its time`)
          if (textOf(alarm, 'action') !== 'DISPLAY' || textOf(alarm, 'description') === '')
            throw new Error(`${uid}: a reminder that shows nothing`)
          return -trigger.toSeconds()
        }),
      }
    }),
  }
}

function textOf(component: ICAL.Component, name: string): string {
  return component.getFirstPropertyValue(name)?.toString() ?? ''
}

function expectContentLines(text: string): void {
  if (!text.endsWith('\r\n') || /(?<!\r)\n|\r(?!\n)/.test(text)) throw new Error('Lines do not end in CRLF')
  for (const line of text.split('\r\n')) {
    if (Buffer.byteLength(line) > 75) throw new Error(`More than 75 octets: ${line}`)
  }
}
