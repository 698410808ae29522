import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'

/**
 * The fields of a small form.
 * @throws HTTPException with 400 when it can't be read; what limits its size says 413 by itself
 */
export async function formOf(context: Context): Promise<Record<string, unknown>> {
  try {
    return await context.req.parseBody()
  } catch (error) {
    if (error instanceof Error && error.name === 'BodyLimitError') throw error
    throw new HTTPException(400, { cause: error })
  }
}
