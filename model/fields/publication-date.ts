import type { DateField, DateFieldValidation } from 'payload'
import { date as validateDate } from 'payload/shared'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { farAheadRule } from '../../languages/back-office/publish-words.ts'
import { day, moment } from './fields.ts'

const year = 366 * 24 * 60 * 60_000

/** Whether a date lies more than a year after a moment: nothing is announced so early, and 2062 was typed for 2026. */
function isFarAhead(date: unknown, now: Date): boolean {
  if (typeof date !== 'string' && !(date instanceof Date)) return false
  return new Date(date).getTime() > now.getTime() + year
}

/** The starter content is dated by whoever wrote it. What stays a draft, is taken off the site or deleted may have any date. */
const mustNotLieFarAhead: DateFieldValidation = (value, options) => {
  const { req, data } = options
  const isForVisitors = isPublished(data) && req.context.storeContentVersion !== true
  if (isForVisitors && isFarAhead(value, new Date())) return farAheadRule[languageOf(req)]
  return validateDate(value, options)
}

function isPublished(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || !('_status' in data)) return false
  return data._status === 'published' && !('deletedAt' in data && data.deletedAt)
}

/** The moment that something is dated, by which lists put it first: soon at the latest. */
export function publicationMoment(): DateField {
  return { ...moment('date', { required: true }), validate: mustNotLieFarAhead }
}

/** The day on which a publication appeared, or appears soon. */
export function publicationDay(): DateField {
  return { ...day('publishedOn', { required: true }), validate: mustNotLieFarAhead }
}
