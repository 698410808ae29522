import { Hono } from 'hono'
import type { Payload } from 'payload'
import { readOrganization } from '../../content/organization/read-organization.ts'
import { addressIn } from '../../languages/address.ts'
import type { Language } from '../../languages/languages.ts'
import { minutesOfTender } from '../../procurement/openings/minutes-of-tender.ts'
import type { ContentVersion } from '../../store/database/content-version.ts'
import { documentationPolicy } from '../api/docs/style.ts'
import { minutesPage } from './minutes-page.ts'
import { redirectMoved } from '../redirect-moved.ts'

interface MinutesPages {
  payload: Payload
  contentVersion: () => ContentVersion
  now: () => Date
}

/** `/tenders/{id}/minutes` in each language; before an opening is finished the address is an unknown one. */
export function minutesPages({ payload, contentVersion, now }: MinutesPages, language: Language): Hono {
  const app = new Hono()
  app.get('/:tender/minutes', async (context) => {
    const reading = { payload, language, contentVersion: contentVersion(), now: now() }
    const found = await minutesOfTender(reading, context.req.param('tender'))
    if (!found) return context.notFound()
    if ('movedTo' in found) {
      return redirectMoved(context, addressIn(language, `/tenders/${found.movedTo}/minutes`))
    }
    const { name } = await readOrganization(reading)
    return context.html(minutesPage({ ...found, name: name.text }, language), 200, {
      'Content-Security-Policy': documentationPolicy,
      'Content-Language': language,
      'Cache-Control': 'public, max-age=60',
    })
  })
  return app
}
