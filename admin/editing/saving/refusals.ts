import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'

/** Why a form was not saved: what the server said of one field, or what became of the form as a whole. */
export interface Refusal {
  /** `deadline`, or `figures.0.value` in a list; empty for the form. */
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
      message: z.string(),
      data: z.optional(
        z.object({
          errors: z.array(z.object({ path: z.string(), label: z.optional(z.string()), message: z.string() })),
        }),
      ),
    }),
  ),
})

/** What was refused at once: the fields of one form. */
interface Refused {
  /** Which was sent with the form: of several files each has a form of its own, and all are sent to one address. */
  file: File | null
  fields: readonly Refusal[]
}

const none: readonly Refused[] = []
const refused = new Map<string, readonly Refused[]>()
const listeners = new Set<() => void>()

function setRefused(address: string, all: readonly Refused[]): void {
  if (all.length === 0) refused.delete(address)
  else refused.set(address, all)
  for (const listener of listeners) listener()
}

/**
 * @param address to which the form was sent
 * @param file which is sent with it now: what was refused with another stays; all is forgotten without it
 */
export function forgetRefusals(address: string, file?: FormDataEntryValue | null): void {
  const others = file === undefined ? none : (refused.get(address) ?? none)
  setRefused(
    address,
    others.filter((one) => one.file !== null && !isSameFile(one.file, file)),
  )
}

/**
 * Remembers what the server says of single fields, of a file that it does not take, and that no answer came, until the form is
 * sent again.
 * @param answer by which the form was not saved
 * @param values the form's, as it was sent
 */
export async function rememberRefusals(
  address: string,
  answer: Response,
  values: Readonly<Record<string, unknown>>,
  file: FormDataEntryValue | null,
): Promise<void> {
  const { data } = refusedSchema.safeParse(await answer.json().catch(() => null))
  const errors = data?.errors ?? []
  const ofFields = errors.flatMap((error) => error.data?.errors ?? [])
  const path = answer.status < 500 ? 'file' : ''
  const ofAll = file instanceof File ? errors.map(({ message }) => ({ path, message })) : []
  const fields = (ofFields.length > 0 ? ofFields : ofAll).map((field) => ({
    ...field,
    value: field.path === 'file' ? file : valueAt(values, field.path),
  }))
  if (fields.length === 0) return
  setRefused(address, [
    ...(refused.get(address) ?? none),
    { file: file instanceof File ? file : null, fields },
  ])
}

/**
 * What the server said of fields of the form that is sent to an address.
 * @param file which the form has now, if it is one
 */
export function useRefusals(address: string, file: unknown): readonly Refusal[] {
  const all = useSyncExternalStore(
    subscribe,
    () => refused.get(address) ?? none,
    () => none,
  )
  return all.flatMap((one) => (one.file === null || isSameFile(one.file, file) ? one.fields : []))
}

/** Payload hands a chosen file on as a copy. */
export function isSameFile(before: File, now: unknown): boolean {
  return now instanceof File && before.name === now.name && before.lastModified === now.lastModified
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
