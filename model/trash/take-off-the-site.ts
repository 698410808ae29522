import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { defaultLanguage } from '../../languages/languages.ts'
import { isInTrash } from '../../store/being-trashed.ts'

/**
 * What lies in the trash is not published, whoever asks and however: everything that reads what is published passes over
 * it. Whoever brings it back chooses whether it is published again.
 */
export const takeOffTheSite: CollectionBeforeChangeHook = ({ data }) => {
  if (isInTrash(data)) data._status = 'draft'
  return data
}

/** Into the trash goes the record, not only the draft beside what is published. */
export const trashTheWholeRecord: CollectionBeforeOperationHook = ({ args }) => {
  if ('data' in args && isInTrash(args.data) && 'draft' in args) args.draft = false
  return args
}

/**
 * The back office's button to bring a record back names no language. Payload then reads none of the record's texts, since
 * nothing stands in for a missing one, and refuses to publish it again.
 */
export const bringBackInALanguage: CollectionBeforeOperationHook = ({ args, req }) => {
  if ('data' in args && isBroughtBack(args.data)) req.locale ??= defaultLanguage
  return args
}

function isBroughtBack(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'deletedAt' in data && data.deletedAt === null
}
