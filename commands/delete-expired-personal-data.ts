import { getPayload } from 'payload'
import { closeDatabase } from '../store/database/close-database.ts'
import { endWith, say } from './steps/say.ts'
import { readSettings } from './steps/settings.ts'

/** `npm run personal-data:delete-expired`: what the back office does every day, now. */
try {
  const settings = readSettings()
  const { default: config } = await import('../payload/payload.config.ts')
  const { deleteExpired } = await import('../retention/delete-expired.ts')
  const { submissionStoreOf } = await import('../submissions/store/submission-store-of.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  const deleted = await deleteExpired(payload, submissionStoreOf(payload, settings), new Date())
  await closeDatabase(payload)
  say(`Proposals erased               ${deleted.proposals}`)
  say(`Applications deleted           ${deleted.applications}`)
  say(`Addresses of askers erased     ${deleted.askers}`)
  say(`Followers of tenders deleted   ${deleted.followers}`)
  say(`Records deleted from the trash ${deleted.trash}`)
  say(`Journal entries deleted        ${deleted.journalEntries}`)
  say(`Untouched drafts deleted       ${deleted.untouchedDrafts}`)
  process.exit(0)
} catch (error) {
  endWith(error)
}
