import { endWith, say } from './steps/say.ts'
import { withInstallation } from './steps/with-installation.ts'

/** `npm run personal-data:delete-expired`: what the back office does every day, now. */
try {
  const deleted = await withInstallation(async (payload, settings) => {
    const { deleteExpired } = await import('../retention/delete-expired.ts')
    const { submissionStoreOf } = await import('../submissions/store/submission-store-of.ts')
    return deleteExpired(payload, submissionStoreOf(payload, settings), new Date())
  })
  say(`Proposals erased               ${deleted.proposals}`)
  say(`Applications deleted           ${deleted.applications}`)
  say(`Addresses of askers erased     ${deleted.askers}`)
  say(`Followers of tenders deleted   ${deleted.followers}`)
  say(`Records deleted from the trash ${deleted.trash}`)
  say(`Draft addresses deleted        ${deleted.draftLinks}`)
  say(`Resolved comments deleted      ${deleted.comments}`)
  say(`Journal entries deleted        ${deleted.journalEntries}`)
  say(`Untouched drafts deleted       ${deleted.untouchedDrafts}`)
  process.exit(0)
} catch (error) {
  endWith(error)
}
