import { createHash } from 'node:crypto'
import { arrayBuffer, buffer } from 'node:stream/consumers'
import { getPayload } from 'payload'
import { closeDatabase } from '../../store/database/close-database.ts'
import config from '../../payload/payload.config.ts'
import { environment } from '../../environment.ts'
import { isInEnvelope, openEnvelope } from '../../procurement/proposals/envelopes/envelope-file.ts'
import { keyOfFile } from '../../procurement/proposals/sealing/key-file.ts'
import { openStream } from '../../procurement/proposals/sealing/seal.ts'
import { tenderIdentity } from '../../procurement/proposals/sealing/tender-key.ts'
import { tenderIdOf } from '../../procurement/proposals/opening/tender-id-of.ts'
import { fileStoreOf } from '../../server/files/file-store-of.ts'
import { createIntakeService } from '../../server/intake/intake-service.ts'
import { createPublicApi } from '../../server/api/public-api.ts'
import type { Proposal } from '../../store/payload-types.ts'
import { submissionStoreOf } from '../../submissions/store/submission-store-of.ts'

/** A process of its own, because settings are read once: sends its parent what a restored place holds. */
export interface Restored {
  /** References of submissions whose files are there and, opened, are those that were sent. */
  whole: string[]
  /** References of those that are not. */
  broken: string[]
  withdrawn: string[]
  /** How many of these are envelopes. */
  envelopes: number
  /** Status and titles of the public API's list of tenders. */
  tenders: { status: number; body: string }
  /** Bytes of the picture as the public server gives it. */
  pictureBytes: number
}

const settings = environment()
const payload = await getPayload({ config, disableOnInit: true })
const store = submissionStoreOf(payload, settings)
const sealingKey = await keyOfFile(settings)
const everything = { pagination: false, depth: 0, showHiddenFields: true, overrideAccess: true } as const
const restored: Restored = {
  whole: [],
  broken: [],
  withdrawn: [],
  envelopes: 0,
  tenders: { status: 0, body: '' },
  pictureBytes: 0,
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

async function isWholeEnvelope(row: Proposal): Promise<boolean> {
  const hash = createHash('sha256')
  try {
    for await (const piece of openEnvelope(store, row)) hash.update(piece)
  } catch {
    return false
  }
  return hash.digest('hex') === row.envelopeSha256
}

const now = () => new Date()
const reportError = (error: unknown) => {
  throw error
}
const intake = createIntakeService({ payload, settings, now, reportError })
// As a start does: a restore without signing keys leaves it to that.
await intake.sweep()
const { docs: proposals } = await payload.find({ collection: 'proposals', ...everything })
const { docs: applications } = await payload.find({ collection: 'job-applications', ...everything })
for (const submission of [...proposals, ...applications]) {
  const { reference, storedName, files, withdrawnAt } = submission
  if (withdrawnAt) {
    restored.withdrawn.push(reference)
    continue
  }
  if ('tender' in submission && isInEnvelope(submission)) {
    restored.envelopes += 1
    restored[(await isWholeEnvelope(submission)) ? 'whole' : 'broken'].push(reference)
    continue
  }
  const identity =
    'tender' in submission && submission.tender
      ? await tenderIdentity(payload, tenderIdOf(submission), sealingKey)
      : undefined
  const isWhole = await Promise.all(
    (files ?? []).map(async (file) => {
      const stored = await store.read(storedName ?? 'none', file.storedName)
      const content = await buffer(identity ? await openStream(stored, identity) : stored)
      return hashOf(content) === file.sha256
    }),
  ).catch(() => [false])
  restored[isWhole.length > 0 && isWhole.every(Boolean) ? 'whole' : 'broken'].push(reference)
}

const api = createPublicApi({
  payload,
  intake,
  now,
  siteUrl: settings.siteUrl,
  logError: reportError,
})
const answer = await api.request('/tenders')
restored.tenders = { status: answer.status, body: await answer.text() }

const { docs: media } = await payload.find({
  collection: 'media',
  where: { alternativeText: { equals: 'A green field' } },
  ...everything,
})
const found = await fileStoreOf(settings).read('media', media[0]?.filename ?? '', undefined)
if (found && 'body' in found) restored.pictureBytes = (await arrayBuffer(found.body())).byteLength

await closeDatabase(payload)
process.send?.(restored, () => process.exit(0))
