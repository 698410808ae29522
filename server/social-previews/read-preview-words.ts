import { readOrganization, type Organization } from '../../content/organization/read-organization.ts'
import { pageKind } from '../../content/pages/kind.ts'
import type { ContentKind } from '../../store/read/content-kind.ts'
import { findRecord } from '../../store/read/list-records.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import type { Reading } from '../../store/read/reading.ts'
import { readReference } from '../../store/read/reference.ts'
import { fallbacksOfCollection } from '../../store/search/searched-kinds.ts'
import { figureMessages } from '../../site/language/loaded-figure-messages.ts'
import { formMessagesOf } from '../../site/language/form-messages.ts'
import { namedIn } from '../../site/language/name-of-kind.ts'
import type { PreviewWords } from './draw-preview.ts'
import { previewKinds, type PreviewKind } from './preview-kinds.ts'

interface Named {
  slug: string
  title: LocalizedText
  topic: string | null
}

/** A form about a page or a record stands below it. */
const formBelow = /\/(?:apply|ask)$/

/**
 * What the preview of a page shows; nothing when no page stands at the path (without prefix and first slash). A form is
 * shown as what it is about.
 */
export async function readPreviewWords(
  reading: Reading,
  address: string,
  siteUrl: string,
): Promise<PreviewWords | undefined> {
  const path = address.replace(formBelow, '')
  const organization = await readOrganization(reading)
  const shared = {
    language: reading.language,
    organization: organization.name.text,
    host: new URL(siteUrl).host,
  }
  if (path === 'receipts') {
    const { title } = formMessagesOf(reading.language).tenderDetails.receipts
    return {
      ...shared,
      section: null,
      title,
      titleLanguage: reading.language,
      artKey: 'pages-receipts',
      topic: null,
    }
  }
  if (path === 'data-tools/compare') {
    const { dataTools } = formMessagesOf(reading.language).navigation
    return {
      ...shared,
      section: dataTools,
      title: figureMessages(reading.language).compare.title,
      titleLanguage: reading.language,
      artKey: 'pages-data-tools-compare',
      topic: null,
    }
  }
  const page = await findRecord(pageKind, reading, path)
  if (page.found) {
    const title = path === 'home' ? motto(organization) : page.record.title
    return { ...shared, section: null, ...titled(title), artKey: `pages-${page.record.slug}`, topic: null }
  }
  const slug = path.slice(path.lastIndexOf('/') + 1)
  const kind = previewKinds[path.slice(0, -slug.length - 1)]
  if (!kind) return undefined
  const found = await findRecord(previewed(kind), reading, slug)
  if (!found.found) return undefined
  const { record } = found
  return {
    ...shared,
    section: namedIn(reading.language, kind.section),
    ...titled(record.title),
    artKey: `${kind.coverKind}-${record.slug}`,
    topic: record.topic,
  }
}

function titled({ text, language }: LocalizedText): Pick<PreviewWords, 'title' | 'titleLanguage'> {
  return { title: text, titleLanguage: language }
}

/** The home page's title without the abbreviation that stands before it. */
function motto({ abbreviation, metaTitle }: Organization): LocalizedText {
  const rest = metaTitle.text.startsWith(abbreviation) ? metaTitle.text.slice(abbreviation.length) : ''
  const text = rest.replace(/^[\s–—:|-]+/u, '')
  return { ...metaTitle, text: text === '' ? metaTitle.text : text }
}

function previewed({ collection, titleField }: PreviewKind): ContentKind<Named> {
  return {
    collection,
    sorts: {},
    filters: {},
    read: (asked, { payload, language }) => {
      const reader = asked.fallingBackTo(fallbacksOfCollection(payload, collection, language))
      return {
        slug: reader.requiredPlain('slug'),
        title: reader.requiredText(titleField),
        topic: reader.list('topics', readReference)[0]?.slug ?? null,
      }
    },
  }
}
