import { ValidationError, type CollectionSlug, type PayloadRequest } from 'payload'

/**
 * Refuses what a field was given. Payload's own sentence names the field and not the reason, and is all that is shown of several
 * records that are saved together.
 * @param path of the field, as `deadline`
 * @param message in the person's language
 */
export function refusedField(
  collection: CollectionSlug,
  path: string,
  message: string,
  req: PayloadRequest,
): ValidationError {
  const refusal = new ValidationError({ collection, errors: [{ path, message }], req }, req.t)
  refusal.message = message
  return refusal
}
