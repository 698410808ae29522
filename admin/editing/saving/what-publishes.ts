import * as z from 'zod/mini'

const publishSchema = z.object({ _status: z.literal('published') })
const recordAddress = /^\/cms-api\/(?:globals\/([\w-]+)|([\w-]+)(?:\/(\d+))?)$/

/**
 * What publishes beside the button of a form, which asks by itself: its entry for one language, a list's button, and the form
 * for several records.
 * @param here the address of the page
 * @returns what to ask the server about
 */
export function whatPublishes(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  here: string,
): string | undefined {
  if (input instanceof Request || !['PATCH', 'POST'].includes(init?.method?.toUpperCase() ?? ''))
    return undefined
  const url = new URL(input, here)
  const [, global, kind, id] = recordAddress.exec(url.pathname) ?? []
  if (url.origin !== new URL(here).origin || !(global ?? kind)) return undefined
  const isOfMany =
    id === undefined && !global && [...url.searchParams.keys()].some((name) => name.startsWith('where'))
  if (!isOfMany && !url.searchParams.has('publishSpecificLocale')) return undefined
  const sent = init?.body instanceof FormData ? init.body.get('_payload') : init?.body
  if (typeof sent !== 'string' || !publishSchema.safeParse(JSON.parse(sent)).success) return undefined
  return isOfMany ? `${kind}${url.search}` : global ? `${global}/0` : `${kind}/${id ?? 0}`
}
