import { scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { Environment } from '../../../environment.ts'

/** What belongs to a database beside its data folder, by the names under which the database stores it. */
export const belongingNames = [
  'secret',
  'sealing-recipient',
  'signing-keys',
  'uploads',
  'submissions',
] as const
export type BelongingName = (typeof belongingNames)[number]

/**
 * As the database has it: a fingerprint of `SECRET`, the public half of the sealing key, those of
 * the signing keys, `uploadsOf`, and `submissionsOf`.
 */
export type StoredBelongings = Partial<Record<BelongingName, string | undefined>>

/** What a machine has. */
export interface OwnBelongings {
  /** `SECRET` itself. */
  secret: string
  /** Public half of the sealing key; nothing where there is neither half. */
  sealingRecipient: () => Promise<string | undefined>
  /** What may be known of the signing keys, as one text; nothing where there are none. */
  signingKeys: () => Promise<string | undefined>
}

const derive = promisify<string, string, number, Buffer>(scrypt)

/**
 * What the database stores of `SECRET`. Slow to compute and salted with the database's identity, because the setting may
 * be a sentence that somebody thought of: whoever reads a copy of the database gains nothing over guessing.
 */
export async function fingerprintOf(secret: string, identity: string): Promise<string> {
  return (await derive(secret, `network-website ${identity}`, 32)).toString('base64url')
}

/** The place of uploads, as the database stores it: the bucket's address, or `folder`. */
export function uploadsOf(settings: Pick<Environment, 'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION'>): string {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION } = settings
  if (!S3_BUCKET) return uploadsInFolder
  const endpoint = S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`
  return `${endpoint.replace(/\/+$/, '')}/${S3_BUCKET}`
}

export const uploadsInFolder = 'folder'

/** The place of submissions that the settings ask for: the bucket where there is one, which is that of the uploads. */
export function submissionsOf({ S3_BUCKET }: Pick<Environment, 'S3_BUCKET'>): 'folder' | 'bucket' {
  return S3_BUCKET ? 'bucket' : 'folder'
}
