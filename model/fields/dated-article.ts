import type { Field } from 'payload'
import { localizedRichText, localizedText, localizedTextarea, moment, relations, upload } from './fields.ts'

/** The fields of a dated article, in the order in which editors fill them. */
export function datedArticleFields(): Field[] {
  return [
    localizedText('title', { required: true }),
    localizedTextarea('summary'),
    localizedRichText('body'),
    upload('image', 'media'),
    moment('date', { required: true }),
    relations('topics', 'topics'),
    relations('countries', 'countries'),
    relations('projects', 'projects'),
  ]
}
