import { Hono } from 'hono'
import { readOrganization } from '../../content/organization/read-organization.ts'
import type { Language } from '../../languages/languages.ts'
import { writeNoteKey } from '../../proofs/note.ts'
import type { ContentVersion } from '../../store/database/content-version.ts'
import { readCheckpointNote } from '../../transparency/log-rows.ts'
import { documentationPolicy } from '../api/docs/style.ts'
import { logToShow, type ShowingLog } from './log-to-show.ts'
import { transparencyPage } from './transparency-page.ts'

interface TransparencyPages extends ShowingLog {
  contentVersion: () => ContentVersion
  siteUrl: string
  now: () => Date
}

/** `/transparency` in each language. */
export function transparencyPages(options: TransparencyPages, language: Language): Hono {
  const { payload, contentVersion, siteUrl, now } = options
  const app = new Hono()
  app.get('/', async (context) => {
    const reading = { payload, language, contentVersion: contentVersion(), now: now() }
    const [organization, checkpoint, opened] = await Promise.all([
      readOrganization(reading),
      readCheckpointNote(payload),
      logToShow(options),
    ])
    const page = transparencyPage(
      {
        name: organization.name.text,
        checkpoint,
        logKey: opened && writeNoteKey(opened.logKey),
        receiptKey: opened && writeNoteKey(opened.receiptKey),
        siteUrl,
      },
      language,
    )
    return context.html(page, 200, {
      'Content-Security-Policy': documentationPolicy,
      'Content-Language': language,
      'Cache-Control': 'public, max-age=5',
    })
  })
  return app
}
