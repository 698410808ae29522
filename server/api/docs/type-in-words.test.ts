import { expect, test } from 'vitest'
import type { JsonSchema } from '../open-api/document-types.ts'
import { typeInWords } from './type-in-words.ts'

const cases: [JsonSchema, string][] = [
  [{ type: 'string' }, 'text'],
  [{ type: ['string', 'null'] }, 'text or null'],
  [{ type: 'string', format: 'date-time' }, 'moment, ISO 8601 in UTC'],
  [{ type: 'string', minLength: 2, maxLength: 2 }, 'text, 2 characters'],
  [{ type: 'string', minLength: 1, maxLength: 200 }, 'text, 1 to 200 characters'],
  [{ type: 'integer', minimum: 1, maximum: 100 }, 'whole number, 1 to 100'],
  [{ type: 'integer', minimum: 0 }, 'whole number, 0 or more'],
  [{ type: 'string', enum: ['a', 'b'] }, '<code>a</code>, <code>b</code>'],
  [{ type: 'boolean', const: true }, '<code>true</code>'],
  [
    { type: 'array', items: { $ref: '#/components/schemas/Tender' } },
    'list of <a href="#schema-Tender">Tender</a>',
  ],
  [
    { anyOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }] },
    '<a href="#schema-Picture">Picture</a> or null',
  ],
  [{}, 'anything'],
]

test.each(cases)('%j', (schema, words) => {
  expect(typeInWords(schema).source).toBe(words)
})

test('no field of the API is described as anything at all', async () => {
  const { componentSchemas } = await import('../open-api/json-schemas.ts')
  await import('../resources.ts')
  const described = Object.entries(componentSchemas()).flatMap(([name, { properties }]) =>
    Object.entries(properties ?? {}).map(([field, schema]) => ({
      field: `${name}.${field}`,
      words: typeof schema === 'boolean' ? 'anything' : typeInWords(schema).source,
    })),
  )
  expect(described.length).toBeGreaterThan(200)
  expect(described.filter(({ words }) => words.includes('anything'))).toEqual([])
})
