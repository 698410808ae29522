import { clearDraft, readDraft, writeDraft } from './draft.ts'

/** By form, for browsers that store nothing: these last until the page is left. */
const named = new Map<string, Readonly<Record<string, string>>>()

/**
 * Names a submission by its content: the same, sent again (after a lost connection, a reload, a second click), has the
 * same key, so that the server answers with the first receipt; anything changed makes it another one.
 */
export function idempotencyKey(formKey: string, content: string): string {
  const stored = named.get(formKey) ?? readDraft(storedUnder(formKey))
  if (stored['content'] === content && stored['key']) return stored['key']
  const key = randomKey()
  named.set(formKey, { content, key })
  writeDraft(storedUnder(formKey), { content, key })
  return key
}

export function forgetIdempotencyKey(formKey: string): void {
  named.delete(formKey)
  clearDraft(storedUnder(formKey))
}

function storedUnder(formKey: string): string {
  return `${formKey} sent`
}

/** As `crypto.randomUUID`, which browsers offer on secure connections only. */
function randomKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
