import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { inRepository } from '../../commands/steps/repository.ts'

/** What schema.org says of our terms (commands/extract-schema-terms.ts). */
export const schemaOrg = z
  .object({
    types: z.record(z.string(), z.object({ isA: z.array(z.string()) })),
    properties: z.record(
      z.string(),
      z.object({
        belongsTo: z.array(z.string()),
        holds: z.array(z.string()),
        supersededBy: z.array(z.string()),
      }),
    ),
    values: z.record(z.string(), z.object({ of: z.string() })),
  })
  .parse(JSON.parse(readFileSync(inRepository('tests/support/schema-org.json'), 'utf8')))

/** A type and all that it is besides. */
export function withTypesAbove(type: string): string[] {
  return [type, ...(schemaOrg.types[type]?.isA ?? []).flatMap(withTypesAbove)]
}

/** Fields without which Google shows none of its results for a type (developers.google.com/search/docs). */
const askedByGoogle: Readonly<Record<string, readonly string[]>> = {
  Event: ['name', 'startDate', 'location'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  NewsArticle: ['headline', 'image', 'datePublished', 'author'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Dataset: ['name', 'description'],
  Organization: ['name'],
  WebSite: ['name', 'url'],
}

/** A whole thing, not a name of one that is described elsewhere. */
const node = z.looseObject({ '@type': z.string() })
const mention = z.strictObject({ '@id': z.url() })
const isoDate = /^\d{4}(-\d\d(-\d\d)?)?$/
const isoMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

/** What is wrong with a block of JSON-LD by schema.org's own words, each with where it stands. */
export function findingsInStructuredData(block: unknown, where = ''): string[] {
  const parsed = node.safeParse(block)
  if (!parsed.success) return [`${where}: not a thing with a type`]
  const { '@type': type, ...rest } = parsed.data
  const place = `${where}/${type}`
  if (!schemaOrg.types[type]) return [`${place}: schema.org knows no such type`]
  const isWhole = !('@id' in rest && where !== '')
  const missing = isWhole ? (askedByGoogle[type] ?? []).filter((name) => rest[name] === undefined) : []
  return [
    ...missing.map((name) => `${place}: ${name} is missing`),
    ...Object.entries(rest).flatMap(([name, value]) =>
      name.startsWith('@') ? [] : findingsInProperty(type, name, value, place),
    ),
  ]
}

function findingsInProperty(type: string, name: string, value: unknown, where: string): string[] {
  // An annotation of an action's property (https://schema.org/docs/actions.html), no property of its own.
  if (name === 'query-input' && withTypesAbove(type).includes('Action')) return []
  const place = `${where}/${name}`
  const property = schemaOrg.properties[name]
  if (!property) return [`${place}: schema.org knows no such property`]
  const belongs = withTypesAbove(type).some((one) => property.belongsTo.includes(one))
  return [
    ...(belongs ? [] : [`${place}: does not belong to ${type}`]),
    ...(property.supersededBy.length > 0 ? [`${place}: superseded by ${property.supersededBy.join()}`] : []),
    ...[value].flat().flatMap((one) => findingsInValue(one, property.holds, place)),
  ]
}

function findingsInValue(value: unknown, holds: readonly string[], where: string): string[] {
  if (typeof value === 'object' && value !== null) {
    if (mention.safeParse(value).success) return []
    const findings = findingsInStructuredData(value, where)
    const { data } = node.safeParse(value)
    const fits = data === undefined || withTypesAbove(data['@type']).some((type) => holds.includes(type))
    return fits ? findings : [...findings, `${where}: holds no ${data['@type']}`]
  }
  const fits = holds.some((kind) => isOfKind(value, kind))
  return fits ? [] : [`${where}: ${JSON.stringify(value)} is none of ${holds.join()}`]
}

/** Whether a plain value is one of schema.org's data types, or a member of one of its enumerations. */
function isOfKind(value: unknown, kind: string): boolean {
  if (typeof value === 'number') return ['Number', 'Integer', 'QuantitativeValue'].includes(kind)
  if (typeof value === 'boolean') return kind === 'Boolean'
  if (typeof value !== 'string' || value === '') return false
  switch (kind) {
    case 'URL':
    // An address may stand for the thing that it names.
    case 'Thing':
      return /^https?:\/\//.test(value) && URL.canParse(value)
    case 'Date':
      return isoDate.test(value)
    case 'DateTime':
      return isoMoment.test(value)
    case 'Text':
      return true
    case 'Language':
      return /^[a-z]{2}$/.test(value)
    default:
      return schemaOrg.values[value.replace('https://schema.org/', '')]?.of === kind
  }
}
