import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'

/** What the server said of one field when it refused to save a form. */
export interface Refusal {
  /** `deadline`, or `figures.0.value` in a list. */
  path: string
  /** What the field is called, where the message does not say. */
  label?: string | undefined
  message: string
  /** What the field held when it was sent. */
  value: unknown
}

const refusedSchema = z.object({
  errors: z.array(
    z.object({
      data: z.optional(
        z.object({
          errors: z.array(z.object({ path: z.string(), label: z.optional(z.string()), message: z.string() })),
        }),
      ),
    }),
  ),
})

const none: readonly Refusal[] = []
const refusals = new Map<string, readonly Refusal[]>()
const listeners = new Set<() => void>()

function setRefusals(address: string, fields: readonly Refusal[]): void {
  if (fields.length === 0) refusals.delete(address)
  else refusals.set(address, fields)
  for (const listener of listeners) listener()
}

/** @param address to which the form was sent */
export function forgetRefusals(address: string): void {
  setRefusals(address, none)
}

/**
 * Remembers what the server says of single fields, until the form is sent again.
 * @param answer by which it refused
 * @param values the form's, as it was sent
 */
export async function rememberRefusals(
  address: string,
  answer: Response,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { data: refused } = refusedSchema.safeParse(await answer.json().catch(() => null))
  const fields = refused?.errors.flatMap(({ data }) => data?.errors ?? []) ?? []
  setRefusals(
    address,
    fields.map((field) => ({ ...field, value: valueAt(values, field.path) })),
  )
}

/** What the server said of fields of the form that is sent to an address. */
export function useRefusals(address: string): readonly Refusal[] {
  return useSyncExternalStore(
    subscribe,
    () => refusals.get(address) ?? none,
    () => none,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce(
      (value: unknown, name) =>
        typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined,
      values,
    )
}
