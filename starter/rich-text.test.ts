import { expect, test } from 'vitest'
import { addressIn } from '../languages/address.ts'
import { languageCodes } from '../languages/languages.ts'
import { starterPages } from './texts/pages.ts'
import { readRichText } from '../store/rich-text/read-rich-text.ts'
import { richTextToHtml } from '../store/rich-text/rich-text-to-html.ts'
import { markdownToRichText } from './rich-text.ts'

test.each([
  ['data-tools', ['/api/openapi.json', '/api/docs']],
  ['wefe-hub', ['/projects', '/publications', '/data-tools']],
  ['wefe-hub/maps', ['/footprint', '/who-we-are-map', '/laboratories']],
  ['laboratories', ['/wefe-hub/maps?layer=laboratories']],
])('what the starter page %s names can be followed, in every language', async (slug, addresses) => {
  const { default: config } = await import('../payload/payload.config.ts')
  const richText = await markdownToRichText({ config: await config })
  const page = starterPages.find((each) => each.slug === slug)
  for (const language of languageCodes) {
    const blocks = readRichText(richText(page?.body[language] ?? ''), { text: language, page: language })
    const shown = richTextToHtml({ blocks, language }, { language, siteUrl: '' })
    const followed = [...shown.matchAll(/<a href="([^"]+)"/g)].map(([, address]) => address)
    const expected = addresses.map((address) =>
      address.startsWith('/api/') ? address : addressIn(language, address),
    )
    expect(followed, language).toEqual(expected)
  }
})
