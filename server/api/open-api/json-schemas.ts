import { z } from 'zod'
import { apiComponents } from '../../../store/api/components.ts'
import type { JsonSchema } from './document-types.ts'

/** Zod writes the whole of a date's or an address's grammar beside its format, and the range of exact numbers. */
function leaveOutNoise({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema.format) delete jsonSchema.pattern
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
}

function reference(name: string): string {
  return `#/components/schemas/${name}`
}

/** Every named schema of the API, by name. */
export function componentSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(apiComponents, { uri: reference, io: 'input', override: leaveOutNoise })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $id: _id, $schema: _dialect, ...schema }]) => [name, schema]),
  )
}

/** Refers to a named schema. */
export function referTo(schema: z.ZodType): JsonSchema {
  const name = apiComponents.get(schema)?.id
  if (!name) throw new RangeError('A body has no name in the OpenAPI document')
  return { $ref: reference(name) }
}

/** The values that a parameter takes. */
export function parameterSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
    io: 'output',
    override: leaveOutNoise,
  })
  return described
}
