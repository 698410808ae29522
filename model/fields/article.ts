import type { Field } from 'payload'
import { localizedRichText, localizedText, localizedTextarea, relations, upload } from './fields.ts'
import { publicationMoment } from './publication-date.ts'

/** The fields of an article. */
export function articleFields(): Field[] {
  return [
    localizedText('title', { required: true }),
    localizedTextarea('summary'),
    localizedRichText('body'),
    upload('image', 'media'),
  ]
}

/** What a record is about. */
export function subjects(): Field[] {
  return [
    relations('topics', 'topics'),
    relations('countries', 'countries'),
    relations('projects', 'projects'),
  ]
}

/** The fields of a dated article, in the order in which editors fill them. */
export function datedArticleFields(): Field[] {
  return [...articleFields(), publicationMoment(), ...subjects()]
}
