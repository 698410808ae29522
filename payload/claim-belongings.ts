import { existsSync } from 'node:fs'
import type { Payload } from 'payload'
import type { Environment } from '../environment.ts'
import { makeSealingKey } from '../procurement/proposals/sealing/key-file.ts'
import {
  fingerprintOf,
  submissionsOf,
  uploadsOf,
  type BelongingName,
  type OwnBelongings,
} from '../store/database/identity/belongings.ts'
import { readBucketIdentity, writeBucketIdentity } from '../store/database/identity/bucket-identity.ts'
import {
  forgetBelonging,
  readDatabaseState,
  storeBelonging,
} from '../store/database/identity/database-identity.ts'
import { DatabaseRefusedError } from '../store/database/identity/database-refused-error.ts'
import { readKindsSealedUnderAnother } from '../store/mail/outgoing-mail.ts'
import { makeSigningKeys, signingKeyFilesIn } from '../transparency/keys/signing-keys.ts'
import {
  nameOf,
  readSealingKeys,
  refuseOtherBelongings,
} from '../store/database/identity/refuse-other-belongings.ts'

/** What is replaced in the database by what this machine has, because somebody asked for it. */
export interface Adoption {
  adopted: readonly BelongingName[]
  /**
   * Whether a sealing key may be replaced although proposals can then be opened no more, the secret although mail is lost, and the
   * signing keys although something of proposals never gets into the log.
   */
  acceptsLoss: boolean
}

interface Claim extends Adoption {
  payload: Payload
  settings: Environment
  own: OwnBelongings
  identity: string
  /** Whether an interrupted start of this machine may have written into the bucket. */
  isOwnBucket: boolean
  /** Whether the database was made just now. */
  isNew: boolean
  progress: (what: string) => void
}

/**
 * Notes in the database the secret, the sealing key, the signing keys and the places of files that belong to it, where it knows none yet,
 * and refuses those of this machine that are others. Makes the keys of a new installation.
 * @throws DatabaseRefusedError
 */
export async function claimBelongings(claim: Claim): Promise<void> {
  const { payload, settings, own, identity, adopted, progress } = claim
  if (adopted.includes('secret')) await leaveSealedMail(claim)
  if (adopted.includes('sealing-recipient')) await replaceSealingKey(claim)
  for (const name of adopted) await forgetBelonging(payload, name)
  const { belongings } = await readDatabaseState(payload)
  if (belongings.secret === undefined) {
    await storeBelonging(payload, 'secret', await fingerprintOf(own.secret, identity))
  }
  if (belongings['sealing-recipient'] === undefined) {
    // What tenders' keys are wrapped with is the database's key, whichever machine asks first.
    const [wrappedWith] = adopted.includes('sealing-recipient') ? [] : await readSealingKeys(payload)
    const recipient = wrappedWith ?? (await own.sealingRecipient()) ?? (await newSealingKey(claim))
    await storeBelonging(payload, 'sealing-recipient', recipient)
  }
  if (belongings['signing-keys'] === undefined && settings.WITHOUT_SIGNING_KEYS === 'off') {
    // A first start of an earlier release that broke off may have left some of them: a new database takes them with new ones beside.
    const known = claim.isNew && lacksSigningKeys(settings) ? undefined : await own.signingKeys()
    await storeBelonging(payload, 'signing-keys', known ?? (await newSigningKeys(claim)))
  }
  if (belongings.uploads === undefined && (await isBucketClaimed(claim))) {
    await storeBelonging(payload, 'uploads', uploadsOf(settings))
  }
  if (belongings.submissions === undefined) {
    // Those of an earlier release, in which they always were in the folder, stay there until somebody moves them.
    const isChosen = claim.isNew || adopted.includes('submissions')
    const place = isChosen ? submissionsOf(settings) : 'folder'
    await storeBelonging(payload, 'submissions', place)
    if (place !== submissionsOf(settings)) {
      progress('submissions stay in the data folder; "npm run move-to-bucket" moves them into the bucket')
    }
  }
  await refuseOtherBelongings({ payload, state: await readDatabaseState(payload), own, settings })
  for (const name of adopted) progress(`${name} of this machine is the database's now`)
}

async function newSealingKey({ settings, own, progress }: Claim): Promise<string> {
  if (await makeSealingKey(settings.sealingKeyFile)) {
    progress(`sealing key at ${settings.sealingKeyFile}: keep a copy of it, apart from the data`)
  }
  const recipient = await own.sealingRecipient()
  if (recipient === undefined) throw new Error('The sealing key that was made is not there')
  return recipient
}

/** Whether a key is missing, whatever the others are. */
function lacksSigningKeys({ signingKeysFolder }: Environment): boolean {
  return signingKeyFilesIn(signingKeysFolder).some((file) => !existsSync(file))
}

async function newSigningKeys({ settings, own, progress }: Claim): Promise<string> {
  await makeSigningKeys(settings.signingKeysFolder)
  const keys = await own.signingKeys()
  if (keys === undefined) throw new Error('The signing keys that were made are not there')
  progress(`signing keys in ${settings.signingKeysFolder}: keep a copy of them, apart from the data`)
  return keys
}

/** @throws DatabaseRefusedError when mail that is not sent yet would be lost and nobody accepted that */
async function leaveSealedMail({ payload, own, acceptsLoss, progress }: Claim): Promise<void> {
  const kinds = await readKindsSealedUnderAnother(payload, own.secret, new Date())
  if (kinds.length === 0) return
  const mails = `${kinds.length} mail(s) that are not sent yet (${[...new Set(kinds)].join(', ')})`
  if (!acceptsLoss) {
    throw new DatabaseRefusedError(
      `The secret is not replaced: ${mails} can be read only with the former one. Start the product with the former secret until they are sent, or, if it is lost for good or must not be used any more, add --accept-loss.`,
    )
  }
  progress(`${mails} can be sent only with the former secret`)
}

/** @throws DatabaseRefusedError when proposals would be lost and nobody accepted that */
async function replaceSealingKey(claim: Claim): Promise<void> {
  const { payload, own, acceptsLoss, progress } = claim
  const recipient = await own.sealingRecipient()
  const others = (await readSealingKeys(payload)).filter((custodian) => custodian !== recipient)
  if (others.length > 0 && !acceptsLoss) {
    throw new DatabaseRefusedError(
      `The sealing key is not replaced: the proposals of ${others.length} tender(s) are sealed under ${[...new Set(others)].join(', ')}, and with another key they could be neither received nor opened. Wait until those tenders are over and what is needed of them has been read out, or, if that key is lost for good, add --accept-loss.`,
    )
  }
  if (recipient === undefined) await newSealingKey(claim)
  if (others.length > 0) {
    progress(`the proposals of ${others.length} tender(s) can be opened only with the former sealing key`)
  }
}

/**
 * Makes sure that the bucket belongs to this database. One that can't be reached is claimed at a later start, because the
 * site can answer without it.
 * @throws DatabaseRefusedError when it belongs to another
 */
async function isBucketClaimed(claim: Claim): Promise<boolean> {
  const { settings, identity, adopted, isOwnBucket, progress } = claim
  if (!settings.S3_BUCKET) return true
  let found: string | undefined
  try {
    found = await readBucketIdentity(settings)
    if (found === undefined || isOwnBucket) await writeBucketIdentity(settings, identity)
  } catch (error) {
    const problem = `whether the bucket ${uploadsOf(settings)} belongs to this database can't be found out (${nameOf(error)})`
    if (adopted.includes('uploads')) {
      throw new DatabaseRefusedError(
        `The bucket is not adopted: ${problem}: check the S3 settings and that their key may list the bucket.`,
        { cause: error },
      )
    }
    progress(
      `WARNING: ${problem}; the next start tries again: check the S3 settings and that their key may list the bucket`,
    )
    return false
  }
  if (found === undefined || found === identity || isOwnBucket) return true
  throw new DatabaseRefusedError(
    `The bucket ${uploadsOf(settings)} belongs to another database: choose another with S3_BUCKET=…, or check DATABASE_URL and DATA_DIR.`,
  )
}
