import * as z from 'zod/mini'
import { CanonicalJsonError, readCanonicalJson } from '../../../proofs/canonical-json.ts'

const instant = z.iso.datetime()
const custodian = z.object({ label: z.string(), recipient: z.string(), fingerprint: z.string() })
const aboutTender = { at: instant, tender: z.number(), reference: z.string() }
const disclosedEntries = z.array(z.object({ sequence: z.number(), text: z.string() }))

/** What the leaves say from which anything follows, by kind. Leaves of other kinds bind entries of the record, and say no more. */
const kinds = {
  'log opened': z.object({ at: instant, origin: z.string(), logKey: z.string(), receiptKey: z.string() }),
  'key replaced': z.object({
    ...{ at: instant, former: z.string(), logKey: z.string(), receiptKey: z.string() },
    ...{ size: z.number(), root: z.string() },
  }),
  sealed: z.object({ commitment: z.string() }),
  disclosed: z.object({ at: instant, tender: z.number(), entries: disclosedEntries }),
  'decoys disclosed': z.object({
    ...{ at: instant, batch: z.string(), seed: z.string(), decoys: z.array(z.number()) },
    entries: disclosedEntries,
  }),
  'custodian registered': z.object({ ...custodian.shape, at: instant, isExample: z.boolean() }),
  'custodian revoked': z.object({ ...custodian.shape, at: instant, isExample: z.boolean() }),
  appointment: z.object({ ...aboutTender, needed: z.number(), custodians: z.array(custodian) }),
  rehearsal: z.object({ ...aboutTender, fingerprint: z.string() }),
  terms: z.object({
    ...aboutTender,
    ...{ deadline: instant, needed: z.number(), custodians: z.array(custodian), appointment: z.number() },
    documents: z.array(z.object({ name: z.string(), sha256: z.string() })),
  }),
  addendum: z.object({
    ...aboutTender,
    ...{ terms: z.string(), deadline: z.optional(instant) },
    documents: z.optional(z.array(z.object({ name: z.string(), sha256: z.string() }))),
  }),
  'terms not used': z.object({ ...aboutTender, terms: z.string() }),
  'former scheme': z.object({ ...aboutTender, deadline: instant }),
  'former scheme ended': z.object({ at: instant }),
  'opening begun': z.object({ ...aboutTender, terms: z.string(), deadline: instant }),
  'share handed in': z.object({ ...aboutTender, terms: z.string(), fingerprint: z.string() }),
  'gathering closed': z.object({ ...aboutTender, terms: z.string() }),
  minutes: z.object({
    ...aboutTender,
    ...{ terms: z.string(), deadline: instant, begunAt: instant, judgedAt: instant, needed: z.number() },
    ...{ closedAt: z.nullable(instant), part: z.number(), parts: z.number() },
    custodians: z.array(z.object({ fingerprint: z.string(), good: z.number() })),
    proposals: z.array(
      z.object({
        ...{ reference: z.string(), receivedAt: instant, envelope: z.string(), sealedBy: z.string() },
        ...{ fate: z.enum(['opened', 'broken', 'withdrawn', 'replaced']), because: z.optional(z.string()) },
      }),
    ),
  }),
} as const

export type Kind = keyof typeof kinds

/** A leaf of a kind, and where it is. */
export type Entry<Of extends Kind> = z.output<(typeof kinds)[Of]> & Place

interface Place {
  sequence: number
  leaf: string
}

/** All leaves that say something, by kind, in their order. */
export type Entries = { [Of in Kind]: Entry<Of>[] }

const anyLeaf = z.looseObject({ kind: z.string() })

/** Reads what leaves say; of one that says nothing that can be read, that it does. */
export function readEntries(leaves: readonly string[]): { entries: Entries; findings: string[] } {
  const findings: string[] = []
  const read = leaves.map((leaf, sequence) => {
    const said = readLeaf(leaf)
    if (!said) findings.push(`entry ${sequence} is nothing that this product writes`)
    return { sequence, leaf, said }
  })
  const of = <Said>(kind: Kind, schema: z.ZodMiniType<Said>): (Said & Place)[] =>
    read
      .filter(({ said }) => said?.kind === kind)
      .flatMap(({ sequence, leaf, said }) => {
        const known = schema.safeParse(said)
        if (known.success) return [{ ...known.data, sequence, leaf }]
        findings.push(`entry ${sequence} (${kind}) does not say what such an entry says`)
        return []
      })
  const entries: Entries = {
    'log opened': of('log opened', kinds['log opened']),
    'key replaced': of('key replaced', kinds['key replaced']),
    sealed: of('sealed', kinds.sealed),
    disclosed: of('disclosed', kinds.disclosed),
    'decoys disclosed': of('decoys disclosed', kinds['decoys disclosed']),
    'custodian registered': of('custodian registered', kinds['custodian registered']),
    'custodian revoked': of('custodian revoked', kinds['custodian revoked']),
    appointment: of('appointment', kinds.appointment),
    rehearsal: of('rehearsal', kinds.rehearsal),
    terms: of('terms', kinds.terms),
    addendum: of('addendum', kinds.addendum),
    'terms not used': of('terms not used', kinds['terms not used']),
    'former scheme': of('former scheme', kinds['former scheme']),
    'former scheme ended': of('former scheme ended', kinds['former scheme ended']),
    'opening begun': of('opening begun', kinds['opening begun']),
    'share handed in': of('share handed in', kinds['share handed in']),
    'gathering closed': of('gathering closed', kinds['gathering closed']),
    minutes: of('minutes', kinds.minutes),
  }
  return { entries, findings }
}

function readLeaf(leaf: string): z.output<typeof anyLeaf> | undefined {
  try {
    return anyLeaf.safeParse(readCanonicalJson(leaf)).data
  } catch (error) {
    if (error instanceof CanonicalJsonError) return undefined
    throw error
  }
}

/** A key that signs checkpoints, or did. */
export interface KeyOfLog {
  /** As notes name it. */
  logKey: string
  /** The entry by which another took its place: it signed checkpoints of no more entries than stand before that. */
  replacedBy: Entry<'key replaced'> | undefined
}

/** Every key that a log has had, in order; the last one signs it now. */
export function keysOfLog({ 'log opened': opened, 'key replaced': replaced }: Entries): KeyOfLog[] {
  return [...opened.slice(0, 1), ...replaced].map(({ logKey }, index) => ({
    logKey,
    replacedBy: replaced[index],
  }))
}
