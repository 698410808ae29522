import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { readShareText, writeShareText } from '../../../sealing/share-text.ts'
import { opened, openTestOpenings } from '../../support/custodian-openings.ts'

const attacked = await openTestOpenings()
const { payload, support, signer, custodians, store, contextAt, newTender, seal, begin, opensShares } =
  attacked
const { handsIn, open, minutesOf, placeOf } = attacked
afterAll(attacked.close)

test('a dummy tender with an early deadline and copied shares gets nothing from the custodians, whose browsers name the other tender', async () => {
  const wrong = await import('../../support/wrong-envelopes.ts')
  let dummy: Awaited<ReturnType<typeof newTender>>
  let target: typeof dummy
  do {
    dummy = await newTender()
    target = await support.makeTenderWithTerms(signer, custodians, { deadline: '2126-12-01T12:00:00.000Z' })
    // Else the lengths of their shares would differ, which alone is refused.
  } while (target.reference.length !== dummy.reference.length)
  const stolen = await wrong.sealedForReading(target.terms)
  const copy = await support.storeSealed(
    ...([signer, store(), dummy, await wrong.withCopiedShares(dummy.terms, stolen)] as const),
  )
  await begin(dummy)
  const { handed, foreign } = await opensShares(dummy, 1)
  expect(handed).toEqual([{ envelope: copy.envelope, text: null }])
  expect(foreign).toEqual([{ envelope: copy.envelope, tender: target.reference }])
  for (const number of [1, 2, 3]) {
    expect(await handsIn(dummy, number)).toEqual({ good: 0, nothing: 1, wrong: 0 })
  }
  expect(await open(dummy)).toBe(true)
  expect((await minutesOf(dummy))?.proposals).toMatchObject([{ fate: 'broken', because: 'too few shares' }])
})

test('one share too few, with the database, the disk, their backups and every key of the server, reads nothing', async () => {
  const { Decrypter } = await import('age-encryption')
  const { environment } = await import('../../../environment.ts')
  const { joinShares } = await import('../../../sealing/join-shares.ts')
  const { readEnvelope } = await import('../../../sealing/read-envelope.ts')
  const { procurementIdentity } = await import('../../../procurement/openings/procurement-key.ts')
  const { sharesOf } = await import('../../../procurement/openings/opening-shares.ts')
  const tender = await newTender()
  const sealed = await seal(tender)
  await begin(tender)
  await handsIn(tender, 2)
  const { identity } = await procurementIdentity(contextAt(opened), tender.id)
  const sealingKey = (await readFile(environment().sealingKeyFile, 'utf8')).trim()
  const opens = (bytes: Uint8Array, secret: string) => {
    const decrypter = new Decrypter()
    decrypter.addIdentity(secret)
    return decrypter.decrypt(bytes, 'text')
  }
  const stored = (await sharesOf(payload, tender.id)).map(({ sealedShare }) => sealedShare ?? '')
  const [handed = '', ...others] = await Promise.all(
    stored.map((share) => opens(new Uint8Array(Buffer.from(share, 'base64')), identity)),
  )
  expect(others).toEqual([])
  const { text } = z.object({ text: z.string() }).parse(JSON.parse(handed))
  const { bytesOf, inPieces } = await import('../../support/sealed-envelope.ts')
  const bytes = new Uint8Array(await readFile(placeOf(sealed.storedName, 'envelope.tar')))
  const envelope = await readEnvelope(inPieces(bytes, 65_536), tender.terms)
  const content = await bytesOf(envelope.content)
  for (const secret of [identity, sealingKey]) {
    for (const part of [...envelope.shares, content]) await expect(opens(part, secret)).rejects.toThrow(/.+/)
  }
  await expect(joinShares(envelope.header, new Map([[2, text]]))).rejects.toThrow('too few shares')
  const invented = writeShareText({ ...readShareText(text), number: 1, share: new Uint8Array(75).fill(1) })
  const both = new Map([
    [1, invented],
    [2, text],
  ])
  await expect(joinShares(envelope.header, both)).rejects.toThrow('not good')
})
