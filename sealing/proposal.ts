import * as z from 'zod/mini'
import { utf8 } from '../proofs/bytes.ts'
import { canonicalJson, readCanonicalJson } from '../proofs/canonical-json.ts'
import { dealingSchema } from './dealt-share.ts'
import { envelopeHeaderSchema } from './envelope-header.ts'
import { hexOf32Bytes } from './shapes.ts'

/** Answers by the fields that they were given to. */
export const answersSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

export type Answers = z.output<typeof answersSchema>

export const sealedFileSchema = z.strictObject({
  /** As the bidder named it. */
  name: z.string().check(z.minLength(1), z.maxLength(255)),
  /** Bytes. */
  size: z.int().check(z.minimum(0)),
  sha256: hexOf32Bytes,
})

export type SealedFile = z.output<typeof sealedFileSchema>

const proposalSchema = z.strictObject({
  version: z.literal(1),
  /** Of the envelope: whoever put the content into another is found out. */
  header: envelopeHeaderSchema,
  /** All shares, and how each was dealt: whoever dealt wrongly is found out. */
  shares: z.array(z.strictObject({ text: z.string(), dealing: z.nullable(dealingSchema) })),
  answers: answersSchema,
  files: z.array(sealedFileSchema),
})

/** The first file of a sealed content. */
export type Proposal = z.output<typeof proposalSchema>

export const proposalName = 'proposal.json'

/** Bytes of `proposal.json`: header, private part and answers are far shorter. */
export const longestProposal = 256 * 1024

export function writeProposal(proposal: Proposal): Uint8Array {
  return utf8(canonicalJson(proposal))
}

/** @throws for anything but what `writeProposal` writes */
export function readProposal(bytes: Uint8Array): Proposal {
  return proposalSchema.parse(
    readCanonicalJson(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)),
  )
}

/** Name in the archive of the file of this number (from 1): its own may be of any letters. */
export function archiveName(number: number, name: string): string {
  const ending = /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase()
  return ending === undefined ? `file-${number}` : `file-${number}.${ending}`
}
