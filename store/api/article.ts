import type { CollectionSlug } from 'payload'
import { z } from 'zod'
import type { Article } from '../read/article.ts'
import type { ApiContext } from './api-context.ts'
import { imageFields, imageToApi } from './image.ts'
import { html, plainText } from './plain-text.ts'
import { titledFields, titledToApi } from './titled.ts'

/** Formatted text as HTML. */
export const htmlSchema = z.string().meta({ description: 'HTML.' }).nullable()

/** The fields of every kind that is read as an article. */
export const articleFields = {
  ...titledFields,
  summary: z.string().nullable(),
  body: htmlSchema,
  ...imageFields,
}

export function articleToApi(kind: CollectionSlug, record: Article, context: ApiContext) {
  return {
    ...titledToApi(kind, record, context),
    summary: plainText(record.summary),
    body: html(record.body, context),
    ...imageToApi(record.image, context),
  }
}
