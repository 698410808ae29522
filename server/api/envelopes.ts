import { z } from 'zod'
import { apiComponents, component } from '../../store/api/components.ts'
import type { RecordPage } from '../../store/read/list-records.ts'
import type { ParameterErrors } from './parameter-reader.ts'

const success = z.literal(true)

/**
 * A page of a list (specification, section 7).
 * @param more what stands beside the records
 */
export function listEnvelope(schema: z.ZodType, more: Readonly<Record<string, z.ZodType>> = {}) {
  return component(
    `${nameOf(schema)}List`,
    'A page of a list.',
    z.object({
      success,
      message: z.string(),
      data: z.object({
        data: z.array(schema),
        current_page: z.int().min(1),
        last_page: z.int().min(1),
        per_page: z.int().min(1),
        total: z.int().min(0).meta({ description: 'How many records the whole list has.' }),
        ...more,
      }),
    }),
  )
}

export function listBody(
  message: string,
  { page, lastPage, perPage, total }: RecordPage<unknown>,
  data: unknown[],
) {
  return {
    success: true,
    message,
    data: { data, current_page: page, last_page: lastPage, per_page: perPage, total },
  }
}

/** A body whose `data` is one record, or what a path of its own shape gives. */
export function dataEnvelope(name: string, description: string, data: z.ZodType) {
  return component(name, description, z.object({ success, data }))
}

export function recordEnvelope(schema: z.ZodType) {
  return dataEnvelope(`One${nameOf(schema)}`, 'One record.', schema)
}

export function dataBody(data: unknown) {
  return { success: true, data }
}

export const errorEnvelope = component(
  'Error',
  'What went wrong, in the language asked for.',
  z.object({
    success: z.literal(false),
    message: z.string(),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .meta({ description: 'For each parameter that is wrong, what is wrong with it.' }),
  }),
)

export function errorBody(message: string, errors?: ParameterErrors) {
  return { success: false, message, ...(errors && { errors }) }
}

function nameOf(schema: z.ZodType): string {
  const name = apiComponents.get(schema)?.id
  if (!name) throw new RangeError('A public record has no name in the OpenAPI document')
  return name
}
