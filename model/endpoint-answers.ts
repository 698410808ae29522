import { APIError, type PayloadRequest } from 'payload'

/** What the back office learns about strangers' submissions is cached nowhere on the way. */
export const noStore = { 'Cache-Control': 'private, no-store' } as const

export function jsonAnswer(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: noStore })
}

/** A refusal in the shape of Payload's own errors. */
export function refusalAnswer(status: number, message: string): Response {
  return jsonAnswer({ errors: [{ message }] }, status)
}

/** @throws APIError that answers 403 in the person's language */
export function forbidden(req: PayloadRequest): never {
  throw new APIError(req.t('error:notAllowedToPerformAction'), 403, null, true)
}

/** @throws APIError that answers 404 in the person's language */
export function notFound(req: PayloadRequest): never {
  throw new APIError(req.t('general:notFound'), 404, null, true)
}

/** A number in the address, as `id`. */
export function routeNumber(req: PayloadRequest, name: string): number {
  const given = req.routeParams?.[name]
  const number = Number(given)
  return Number.isSafeInteger(number) && number > 0 ? number : notFound(req)
}
