import { z } from 'zod'
import { ProtocolError } from './protocol-error.ts'
import { instants, readToken, setSpec, type Place, type Selection } from './resumption-token.ts'

/** The one form of metadata: Dublin Core, which every repository has to offer. */
export const metadataPrefix = 'oai_dc'

/** A request of a harvester, its arguments checked. */
export type HarvestRequest =
  | { verb: 'Identify' | 'ListSets' }
  | { verb: 'ListMetadataFormats'; identifier?: string | undefined }
  | { verb: 'GetRecord'; identifier: string }
  | { verb: 'ListIdentifiers' | 'ListRecords'; selection: Selection; after?: Place }

const day = z.iso.date()
const second = z.iso.datetime({ precision: 0 })
// XML has no year 0.
const moment = z.union([day, second]).refine((value) => value >= '0001')
const listed = z.strictObject({
  metadataPrefix: z.string(),
  from: moment.optional(),
  until: moment.optional(),
  set: setSpec.optional(),
})

const verbs = [
  'Identify',
  'ListMetadataFormats',
  'ListSets',
  'GetRecord',
  'ListIdentifiers',
  'ListRecords',
] as const

/** What the verbs take (OAI-PMH 2.0, section 4). */
const nothing = z.strictObject({})
const ofSets = z.strictObject({ resumptionToken: z.string().optional() })
const ofFormats = z.strictObject({ identifier: z.string().optional() })
const ofRecord = z.strictObject({ identifier: z.string(), metadataPrefix: z.string() })
const ofList = z.union([z.strictObject({ resumptionToken: z.string() }), listed])

/**
 * Reads the arguments of a request, from its query or its form.
 * @throws ProtocolError `badVerb`, `badArgument`, `badResumptionToken` or `cannotDisseminateFormat`
 */
export function readHarvestRequest(given: URLSearchParams): HarvestRequest {
  const [named, ...further] = given.getAll('verb')
  const verb = verbs.find((known) => known === named)
  if (verb === undefined || further.length > 0) {
    throw new ProtocolError('badVerb', `Exactly one verb must be given: ${verbs.join(', ')}`)
  }
  const names = [...given.keys()].filter((name) => name !== 'verb')
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  if (repeated !== undefined) throw new ProtocolError('badArgument', `${repeated} is given more than once`)
  const values = Object.fromEntries(names.map((name) => [name, given.get(name)]))
  switch (verb) {
    case 'Identify':
      checked(nothing, values)
      return { verb }
    case 'ListSets':
      if (checked(ofSets, values).resumptionToken === undefined) return { verb }
      throw new ProtocolError('badResumptionToken', 'The list of sets comes in one part')
    case 'ListMetadataFormats':
      return { verb, ...checked(ofFormats, values) }
    case 'GetRecord': {
      const { identifier, metadataPrefix: format } = checked(ofRecord, values)
      checkFormat(format)
      return { verb, identifier }
    }
    case 'ListIdentifiers':
    case 'ListRecords': {
      const list = checked(ofList, values)
      if ('resumptionToken' in list) {
        const { selection, place } = readToken(list.resumptionToken)
        return { verb, selection, after: place }
      }
      checkFormat(list.metadataPrefix)
      return { verb, selection: selectionOf(list) }
    }
  }
}

function checked<Checked>(schema: z.ZodType<Checked>, values: object): Checked {
  const read = schema.safeParse(values)
  if (read.success) return read.data
  throw new ProtocolError('badArgument', z.prettifyError(read.error).replace(/\s+/g, ' '))
}

function checkFormat(format: string): void {
  if (format !== metadataPrefix) {
    throw new ProtocolError('cannotDisseminateFormat', `Metadata come as ${metadataPrefix}, not as ${format}`)
  }
}

/** Bounds as instants: a day counts from its first second to its last, in UTC. */
function selectionOf({ from, until, set }: z.infer<typeof listed>): Selection {
  if (from !== undefined && until !== undefined) {
    if (from.length !== until.length) {
      throw new ProtocolError('badArgument', 'from and until must both be days, or both be seconds')
    }
    if (from > until) throw new ProtocolError('badArgument', 'from is later than until')
  }
  return {
    ...(from !== undefined && { from: instantAt(Date.parse(from)) }),
    ...(until !== undefined && { before: instantAt(Date.parse(until) + lengthOf(until)) }),
    ...(set !== undefined && { set }),
  }
}

const instantAt = (milliseconds: number) =>
  new Date(
    Math.min(Math.max(milliseconds, Date.parse(instants.first)), Date.parse(instants.last)),
  ).toISOString()

const lengthOf = (bound: string) => (day.safeParse(bound).success ? 24 * 60 * 60 * 1000 : 1000)
