import { z } from 'zod'

/** Schemas that stand under their own name in the OpenAPI document's components. */
export const apiComponents = z.registry<{ id: string }>()

/** Gives a schema its name and its description in the OpenAPI document. */
export function component<Schema extends z.ZodType>(
  name: string,
  description: string,
  schema: Schema,
): Schema {
  const described = schema.meta({ description })
  apiComponents.add(described, { id: name })
  return described
}
