import { z } from 'zod'
import { apiOfKind } from '../../store/api/api-of-kind.ts'
import { htmlSchema } from '../../store/api/article.ts'
import { component } from '../../store/api/components.ts'
import { imageFields, imageToApi } from '../../store/api/image.ts'
import { html, plainText } from '../../store/api/plain-text.ts'
import { titledFields, titledToApi } from '../../store/api/titled.ts'
import { pageKind } from './kind.ts'

const pageSchema = component(
  'Page',
  "The text of one of the site's pages. `slug` is the page's address without its first slash.",
  z.object({
    ...titledFields,
    summary: z.string().nullable().meta({ description: 'The same as `lead`.' }),
    meta_description: z.string().nullable(),
    lead: z.string().nullable(),
    body: htmlSchema,
    ...imageFields,
  }),
)

export const pageApi = apiOfKind({
  kind: pageKind,
  documented: { group: 'Pages', record: { name: 'Page', like: 'who-we-are', severalParts: true } },
  schema: pageSchema,
  filters: {},
  toApi: (page, context) => ({
    ...titledToApi('pages', page, context),
    summary: plainText(page.lead),
    meta_description: plainText(page.metaDescription),
    lead: plainText(page.lead),
    body: html(page.body, context),
    ...imageToApi(page.image, context),
  }),
})
