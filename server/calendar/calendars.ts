import '../../site/language/all-messages.ts'
import { Hono } from 'hono'
import type { Payload } from 'payload'
import { readOrganization } from '../../content/organization/read-organization.ts'
import { findRecord, listRecords } from '../../store/read/list-records.ts'
import type { Reading } from '../../store/read/reading.ts'
import {
  calendarAddress,
  calendarSections,
  nameOfCalendar,
  type CalendarSection,
} from '../../site/feeds/feed-address.ts'
import { addressIn } from '../../languages/address.ts'
import type { Language } from '../../languages/languages.ts'
import { cacheText } from '../page-cache/cache-text.ts'
import type { ResponseCache } from '../page-cache/page-cache.ts'
import { sendCached } from '../page-cache/send.ts'
import type { Calendar, CalendarDate } from './calendar-date.ts'
import { calendarKinds } from './calendar-kinds.ts'
import { writeCalendar } from './write-calendar.ts'
import { redirectMoved } from '../redirect-moved.ts'

interface CalendarsOptions {
  payload: Payload
  cache: ResponseCache
  siteUrl: string
  now: () => Date
}

/**
 * `/calendar/events.ics`, `/calendar/tenders.ics` and `/calendar/vacancies.ics`, to subscribe to, and one date of each
 * at `/calendar/{section}/{slug}.ics`, in one language.
 */
export function calendars({ payload, cache, siteUrl, now }: CalendarsOptions, language: Language): Hono {
  const kinds = calendarKinds(siteUrl)
  const startReading = (): Reading => ({ payload, language, now: now() })
  const app = new Hono()

  app.get('/:file{[a-z]+\\.ics}', async (context) => {
    const section = readSection(context.req.param('file').slice(0, -'.ics'.length))
    if (!section) return context.notFound()
    const address = addressIn(language, calendarAddress(section))
    const { response } = await cache.get(address, async () => {
      const reading = startReading()
      const { records } = await listRecords(kinds[section], reading, { perPage: 0 })
      const dates = records.filter((date) => date !== null)
      const calendar = await makeCalendar(section, reading, dates, `${siteUrl}${address}`)
      return cacheText(writeCalendar(calendar), headers(language, `inline; filename="${section}.ics"`))
    })
    return sendCached(context.req.raw, response)
  })

  app.get('/:section/:file{[a-z0-9-]{1,200}\\.ics}', async (context) => {
    const section = readSection(context.req.param('section'))
    if (!section) return context.notFound()
    const name = context.req.param('file').slice(0, -'.ics'.length)
    const reading = startReading()
    const found = await findRecord(kinds[section], reading, name)
    if (!found.found) {
      if (!found.movedTo) return context.notFound()
      return redirectMoved(context, addressIn(language, calendarAddress(section, found.movedTo)))
    }
    const { record: date } = found
    if (!date) return context.notFound()
    const { response } = await cache.get(addressIn(language, calendarAddress(section, name)), async () => {
      const calendar = await makeCalendar(section, reading, [date], null)
      return cacheText(writeCalendar(calendar), headers(language, `attachment; filename="${name}.ics"`))
    })
    return sendCached(context.req.raw, response)
  })

  const makeCalendar = async (
    section: CalendarSection,
    reading: Reading,
    dates: CalendarDate[],
    source: string | null,
  ): Promise<Calendar> => {
    const { abbreviation, name, description } = await readOrganization(reading)
    return {
      language,
      name: `${abbreviation} – ${nameOfCalendar(section, language)}`,
      description: `${name.text}. ${description.text}`,
      abbreviation,
      siteUrl,
      source,
      dates,
    }
  }

  return app
}

function readSection(name: string): CalendarSection | undefined {
  return calendarSections.find((section) => section === name)
}

function headers(language: Language, disposition: string): Record<string, string> {
  return {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': disposition,
    'Content-Language': language,
  }
}
