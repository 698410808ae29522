import { expect, test } from 'vitest'
import { utf8 } from '../proofs/bytes.ts'
import { sealTo } from './age-file.ts'
import { makeCustodianKey } from './identity-files.ts'
import { openRehearsal, RehearsalError, rehearsalText, requireRehearsal, sealRehearsal } from './rehearsal.ts'
import { writeShareText } from './share-text.ts'

const tender = 'IWEN-2026-014'

test('a custodian opens the rehearsal of a tender, and each has another text', async () => {
  const { identity, recipient } = await makeCustodianKey()
  const text = rehearsalText(tender)
  expect(text).not.toBe(rehearsalText(tender))
  expect(await openRehearsal(await sealRehearsal(text, recipient), identity, tender)).toBe(text)
  expect(requireRehearsal(text.replaceAll('\n', '\r\n'), tender)).toBe(text)
})

test('nothing else that is sealed to the key is handed over as a rehearsal: no share, no other tender', async () => {
  const { identity, recipient } = await makeCustodianKey()
  const share = writeShareText({
    ...{ tender, terms: 'a'.repeat(64), envelope: recipient, number: 1, of: 3, needed: 2 },
    share: new Uint8Array(75),
  })
  for (const text of [
    share,
    rehearsalText('IWEN-2026-01'),
    rehearsalText('IWEN-2026-0145'),
    'rehearsal of',
  ]) {
    const sealed = await sealTo(recipient, utf8(text))
    await expect(openRehearsal(sealed, identity, tender)).rejects.toThrow(RehearsalError)
  }
})
