import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { vocabulary } from '../site/structured-data/vocabulary.ts'
import { inRepository } from './steps/repository.ts'

/**
 * `node commands/extract-schema-terms.ts <file> <release>` writes what schema.org says of the terms that the site uses
 * into tests/support/schema-org.json. The file is `data/releases/<release>/schemaorg-current-https.jsonld` of
 * https://github.com/schemaorg/schemaorg (Apache-2.0 and CC BY-SA 3.0). Run it when `vocabulary.ts` has a new term.
 */
const [file, release] = process.argv.slice(2)
if (!file || !release) throw new Error('Name the file and its release')

const reference = z.object({ '@id': z.string() })
const references = z
  .union([reference, z.array(reference)])
  .optional()
  .transform((given) => [given ?? []].flat().map((one) => nameOf(one['@id'])))
const term = z.object({
  '@id': z.string(),
  '@type': z.union([z.string(), z.array(z.string())]).transform((given) => [given].flat()),
  'rdfs:subClassOf': references,
  'schema:domainIncludes': references,
  'schema:rangeIncludes': references,
  'schema:supersededBy': references,
})
const { '@graph': graph } = z
  .object({ '@graph': z.array(term) })
  .parse(JSON.parse(readFileSync(file, 'utf8')))
const terms = new Map(graph.map((one) => [nameOf(one['@id']), one]))

const usedTypes = Object.keys(vocabulary)
const usedProperties = [...new Set(Object.values(vocabulary).flat())].filter((name) => name !== 'query-input')
const properties = usedProperties.toSorted().flatMap((name) => {
  const found = terms.get(name)
  if (!found?.['@type'].includes('rdf:Property')) return []
  return [
    [
      name,
      {
        belongsTo: found['schema:domainIncludes'],
        holds: found['schema:rangeIncludes'],
        supersededBy: found['schema:supersededBy'],
      },
    ] as const,
  ]
})
const mentioned = [
  ...usedTypes,
  ...properties.flatMap(([, { belongsTo, holds }]) => [...belongsTo, ...holds]),
].flatMap(withThoseAbove)
const types = [...new Set(mentioned)].toSorted().flatMap((name) => {
  const found = terms.get(name)
  return found ? [[name, { isA: found['rdfs:subClassOf'].filter((above) => terms.has(above)) }] as const] : []
})
const values = graph.flatMap((one) => {
  const [enumeration] = one['@type'].map(nameOf)
  const isUsed = enumeration !== undefined && properties.some(([, { holds }]) => holds.includes(enumeration))
  return isUsed && !['rdfs:Class', 'rdf:Property'].includes(enumeration)
    ? [[nameOf(one['@id']), { of: enumeration }] as const]
    : []
})

writeFileSync(
  inRepository('tests/support/schema-org.json'),
  `${JSON.stringify(
    {
      source: `https://schema.org, release ${release}`,
      types: Object.fromEntries(types),
      properties: Object.fromEntries(properties),
      values: Object.fromEntries(values),
    },
    null,
    2,
  )}\n`,
)

function nameOf(id: string): string {
  return id.replace(/^schema:/, '')
}

function withThoseAbove(name: string): string[] {
  return [name, ...(terms.get(name)?.['rdfs:subClassOf'] ?? []).flatMap(withThoseAbove)]
}
