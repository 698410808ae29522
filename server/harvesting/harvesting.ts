import '../../site/language/all-messages.ts'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import type { Payload } from 'payload'
import { readOrganization } from '../../content/organization/read-organization.ts'
import { defaultLanguage, languageCodes } from '../../languages/languages.ts'
import type { ContentVersion } from '../../store/database/content-version.ts'
import type { Reading } from '../../store/read/reading.ts'
import { element, writtenAttributes } from '../xml/element.ts'
import { dublinCore, writeDublinCore } from './dublin-core.ts'
import { metadataPrefix, readHarvestRequest, type HarvestRequest } from './harvest-request.ts'
import {
  readEarliestChange,
  readHarvested,
  readHarvestedById,
  readSets,
  setsOf,
  type HarvestedPublication,
} from './harvested-publications.ts'
import { ProtocolError } from './protocol-error.ts'
import { writeToken, type Place, type Selection } from './resumption-token.ts'
import { inSeconds, writeAnswer, writeError } from './write-answer.ts'

interface HarvestingOptions {
  payload: Payload
  contentVersion: () => ContentVersion
  siteUrl: string
  now: () => Date
  /** How many records a part of a list has. */
  recordsInPart?: number
}

/** Where catalogues of libraries collect what is known of the publications. */
export const harvestingAddress = '/oai'

const methods = 'GET, HEAD, POST'

/**
 * `/oai`: all publications for catalogues of libraries (OAI-PMH 2.0), in Dublin Core. What is deleted is no longer listed, and
 * not named.
 */
export function harvesting(options: HarvestingOptions): Hono {
  const { siteUrl, recordsInPart = 100 } = options
  const app = new Hono()
  app.use(harvestingAddress, compress())
  const answer = async (context: Context, given: URLSearchParams) => {
    const now = options.now()
    const answered = { baseUrl: `${siteUrl}${harvestingAddress}`, now, given }
    const text = await answerVerb(given, { ...options, recordsInPart, now }).then(
      (content) => writeAnswer(content, answered),
      (error: unknown) => {
        if (error instanceof ProtocolError) return writeError(error, answered)
        throw error
      },
    )
    return context.body(text, 200, {
      'Content-Type': 'text/xml; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Access-Control-Allow-Origin': '*',
    })
  }
  app.get(harvestingAddress, (context) => answer(context, new URL(context.req.url).searchParams))
  app.post(harvestingAddress, bodyLimit({ maxSize: 4096 }), async (context) =>
    answer(context, new URLSearchParams(await context.req.text())),
  )
  app.all(harvestingAddress, (context) => context.text('', 405, { Allow: methods }))
  return app
}

interface AnswerOptions extends Required<Omit<HarvestingOptions, 'now'>> {
  now: Date
}

async function answerVerb(given: URLSearchParams, options: AnswerOptions): Promise<string> {
  const { payload, contentVersion, now } = options
  const reading: Reading = { payload, language: defaultLanguage, contentVersion: contentVersion(), now }
  const request = readHarvestRequest(given)
  switch (request.verb) {
    case 'Identify':
      return writeIdentity(reading, options)
    case 'ListSets': {
      const sets = await readSets(reading)
      const written = sets.map(
        ({ set, name }) => `<set>${element('setSpec', set)}${element('setName', name)}</set>`,
      )
      return ['<ListSets>', ...written, '</ListSets>'].join('\n')
    }
    case 'ListMetadataFormats':
      if (request.identifier !== undefined) await findRecord(request.identifier, reading, options)
      return `<ListMetadataFormats><metadataFormat>${element('metadataPrefix', metadataPrefix)}${element('schema', dublinCore.schema)}${element('metadataNamespace', dublinCore.namespace)}</metadataFormat></ListMetadataFormats>`
    case 'GetRecord': {
      const found = await findRecord(request.identifier, reading, options)
      const write = await recordWriter(reading, options)
      return `<GetRecord>\n${write(found)}\n</GetRecord>`
    }
    default:
      return writeList(request, reading, options)
  }
}

async function writeIdentity(reading: Reading, { siteUrl }: AnswerOptions): Promise<string> {
  const [{ name, informationEmail }, earliest] = await Promise.all([
    readOrganization(reading),
    readEarliestChange(reading),
  ])
  return [
    '<Identify>',
    element('repositoryName', name.text),
    element('baseURL', `${siteUrl}${harvestingAddress}`),
    element('protocolVersion', '2.0'),
    element('adminEmail', informationEmail),
    element('earliestDatestamp', inSeconds(earliest)),
    element('deletedRecord', 'no'),
    element('granularity', 'YYYY-MM-DDThh:mm:ssZ'),
    element('compression', 'gzip'),
    '</Identify>',
  ].join('\n')
}

async function writeList(
  { verb, selection, after }: Extract<HarvestRequest, { selection: Selection }>,
  reading: Reading,
  options: AnswerOptions,
): Promise<string> {
  const { publications, next, before, size } = await readHarvested(reading, {
    selection,
    after,
    limit: options.recordsInPart,
  })
  const write =
    verb === 'ListRecords'
      ? await recordWriter(reading, options)
      : (one: HarvestedPublication) => writeHeader(one, options)
  const isInParts = after !== undefined || next !== undefined
  return [
    `<${verb}>`,
    ...publications.map(write),
    ...(isInParts ? [writeNext(selection, next, { cursor: before, completeListSize: size })] : []),
    `</${verb}>`,
  ].join('\n')
}

/** The last part has an empty token. */
function writeNext(
  selection: Selection,
  next: Place | undefined,
  counts: Readonly<Record<string, number>>,
): string {
  const attributes = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)]))
  return next === undefined
    ? `<resumptionToken${writtenAttributes(attributes)}/>`
    : element('resumptionToken', writeToken(selection, next), attributes)
}

type WriteOptions = Pick<AnswerOptions, 'siteUrl'>

/** `oai:host:publications/17`: the id never changes, a slug may. */
const identifierStart = (siteUrl: string) => `oai:${new URL(siteUrl).hostname}:publications/`

function writeHeader({ id, changed, publication }: HarvestedPublication, { siteUrl }: WriteOptions): string {
  return [
    '<header>',
    element('identifier', `${identifierStart(siteUrl)}${id}`),
    element('datestamp', inSeconds(changed)),
    ...setsOf(publication).map((set) => element('setSpec', set)),
    '</header>',
  ].join('')
}

async function recordWriter(reading: Reading, { siteUrl }: WriteOptions) {
  const names = await Promise.all(
    languageCodes.map(async (language) => {
      const { name } = await readOrganization({ ...reading, language })
      return name.language === language ? [name] : []
    }),
  )
  const publisher = names.flat()
  return (one: HarvestedPublication) =>
    `<record>${writeHeader(one, { siteUrl })}<metadata>\n${writeDublinCore(one, { siteUrl, publisher })}\n</metadata></record>`
}

async function findRecord(
  identifier: string,
  reading: Reading,
  { siteUrl }: WriteOptions,
): Promise<HarvestedPublication> {
  const start = identifierStart(siteUrl)
  const id = identifier.startsWith(start) ? identifier.slice(start.length) : ''
  // Longer numbers are no ids: databases refuse them.
  const found = /^[1-9]\d{0,8}$/.test(id) ? await readHarvestedById(reading, Number(id)) : undefined
  if (found === undefined) throw new ProtocolError('idDoesNotExist', `There is no record ${identifier}`)
  return found
}
