import { text } from 'node:stream/consumers'
import { getPayload } from 'payload'
import { z } from 'zod'
import config from '../../../payload/payload.config.ts'
import { environment } from '../../../environment.ts'
import { beginOpening } from '../../../procurement/openings/begin-opening.ts'
import { handInShares } from '../../../procurement/openings/hand-in-shares.ts'
import { readMinutes } from '../../../procurement/openings/minutes.ts'
import { openEnvelopes } from '../../../procurement/openings/open-envelopes.ts'
import { custodianOpeningContext } from '../../../procurement/openings/opening-context.ts'
import { sharesForCustodian } from '../../../procurement/openings/shares-for-custodian.ts'
import { openShares, readSharesToOpen, sealHanded } from '../../../sealing/hand-over.ts'
import { closeDatabase } from '../../../store/database/close-database.ts'
import { signingKeysIn } from '../../../transparency/log-context.ts'
import { signCheckpoint } from '../../../transparency/signing/sign-checkpoint.ts'
import { approves } from '../../support/approves.ts'
import { staffOf } from '../../support/staff-of-role.ts'

/** Opens a tender as its custodians would an hour after its deadline, and prints what was in the envelopes. */
const given = z
  .object({
    tender: z.object({ id: z.number(), reference: z.string() }),
    custodians: z.array(z.object({ id: z.number(), recipient: z.string(), identity: z.string() })),
  })
  .parse(JSON.parse(await text(process.stdin)))
const { tender, custodians } = given
const payload = await getPayload({ config, disableOnInit: true })
const { signingKeysFolder: folder } = environment()
const found = await payload.findByID({ collection: 'tenders', id: tender.id, depth: 0 })
const now = new Date(Date.parse(found.deadline) + 60 * 60_000)
const context = { ...(await custodianOpeningContext(payload)), now: () => now }
await beginOpening(context, tender.id, await staffOf(payload, 'Buyer', 'procurement'), approves)
await signCheckpoint({ payload, keys: await signingKeysIn(folder), folder }, now)
for (const { id, ...key } of custodians.slice(0, 2)) {
  const user = await payload.findByID({ collection: 'users', id, depth: 0 })
  const person = { ...user, collection: 'users' as const }
  const toOpen: unknown = JSON.parse(JSON.stringify(await sharesForCustodian(context, tender.id, person)))
  const shares = readSharesToOpen(toOpen, tender.reference, now)
  const { handed } = await openShares(shares, key)
  await handInShares(context, tender.id, person, await sealHanded(shares.procurementKey, handed))
}
await openEnvelopes(context, tender.id)
const minutes = await readMinutes(context.log, tender.id)
const { docs } = await payload.find({
  collection: 'proposals',
  where: { tender: { equals: tender.id } },
  pagination: false,
  depth: 0,
})
await closeDatabase(payload)
process.stdout.write(
  JSON.stringify(
    docs.map(({ reference, companyName, proposedAmount, files, sealedBy }) => ({
      ...{ reference, companyName, proposedAmount, sealedBy },
      files: (files ?? []).map(({ name, size }) => ({ name, size })),
      fate: minutes?.proposals.find((one) => one.reference === reference)?.fate,
    })),
  ),
)
process.exit(0)
