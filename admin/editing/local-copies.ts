import * as z from 'zod/mini'

/**
 * What was typed and is not saved yet, in the storage of the browser: a reload, a tab that was closed or a machine that
 * lost its power does not take it away. It goes when it is saved, and when the person signs out.
 */
const copySchema = z.object({
  /** When it was typed, as ISO 8601. */
  typedAt: z.string(),
  /** The changed fields alone. */
  values: z.record(z.string(), z.unknown()),
})

export type LocalCopy = z.infer<typeof copySchema>

const prefix = 'typed:'
let owner: number | string = ''

/** Whoever signs in on the same machine is not offered what somebody else typed. */
export function ownCopies(person: number | string): void {
  owner = person
}

function keyOf(address: string, locale: string | null): string {
  return `${prefix}${owner}:${address}?${locale ?? ''}`
}

/** @returns whether the browser had room for it */
export function storeCopy(address: string, locale: string, copy: LocalCopy): boolean {
  try {
    localStorage.setItem(keyOf(address, locale), JSON.stringify(copy))
    return true
  } catch (error) {
    if (error instanceof DOMException) return false
    throw error
  }
}

export function readCopy(address: string, locale: string): LocalCopy | undefined {
  const stored = localStorage.getItem(keyOf(address, locale))
  return stored === null ? undefined : copySchema.safeParse(JSON.parse(stored)).data
}

export function removeCopy(address: string, locale: string | null): void {
  localStorage.removeItem(keyOf(address, locale))
}

/** When the person signs out. */
export function removeOwnCopies(): void {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index))
  for (const key of keys) if (key?.startsWith(`${prefix}${owner}:`)) localStorage.removeItem(key)
}
