import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import type { Payload } from 'payload'
import { SealingKeyUnavailableError, type SealingKey } from './sealing-key.ts'

/**
 * The public key that a tender's proposals are sealed to. It is made at the first proposal; its private half is stored
 * only wrapped by the sealing key.
 * @throws SealingKeyUnavailableError when another sealing key wrapped it: what is sealed now could not be opened
 */
export async function tenderRecipient(
  payload: Payload,
  tender: number,
  sealingKey: SealingKey,
): Promise<string> {
  const stored = (await findTenderKey(payload, tender)) ?? (await makeTenderKey(payload, tender, sealingKey))
  if (stored.custodian !== sealingKey.id) throw otherSealingKey()
  return stored.recipient
}

/**
 * The private key that opens a tender's proposals, in memory only.
 * @returns nothing for a tender that no proposal was ever sent to
 * @throws SealingKeyUnavailableError when the sealing key is another one, or not for this machine
 */
export async function tenderIdentity(
  payload: Payload,
  tender: number,
  sealingKey: SealingKey,
): Promise<string | undefined> {
  const stored = await findTenderKey(payload, tender)
  if (!stored) return undefined
  if (stored.custodian !== sealingKey.id) throw otherSealingKey()
  return sealingKey.unwrap(stored.wrappedIdentity)
}

async function findTenderKey(payload: Payload, tender: number) {
  const { docs } = await payload.find({
    collection: 'tender-keys',
    where: { tender: { equals: tender } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0]
}

async function makeTenderKey(payload: Payload, tender: number, sealingKey: SealingKey) {
  const identity = await generateX25519Identity()
  const data = {
    tender,
    recipient: await identityToRecipient(identity),
    wrappedIdentity: await sealingKey.wrap(identity),
    custodian: sealingKey.id,
  }
  try {
    return await payload.create({ collection: 'tender-keys', data, depth: 0, overrideAccess: true })
  } catch (error) {
    // Another proposal was the first at the same moment.
    const stored = await findTenderKey(payload, tender)
    if (stored) return stored
    throw error
  }
}

function otherSealingKey(): SealingKeyUnavailableError {
  return new SealingKeyUnavailableError('The tender’s key was wrapped by another sealing key')
}
