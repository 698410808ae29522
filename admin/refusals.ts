import * as z from 'zod/mini'

const refusalSchema = z.object({ errors: z.array(z.object({ message: z.string() })).check(z.minLength(1)) })

/** What the server refused, in its words; an empty text when the answer says nothing that can be read. */
export const messageOfRefusal = (body: unknown): string =>
  refusalSchema.safeParse(body).data?.errors[0]?.message ?? ''

/** The same of an answer that nobody has read yet. */
export const readRefusal = async (response: Response): Promise<string> =>
  messageOfRefusal(await response.json().catch(() => undefined))
