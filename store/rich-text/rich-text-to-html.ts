import { addressIn } from '../../languages/address.ts'
import { languages, type Language } from '../../languages/languages.ts'
import type { LocalizedText } from '../read/localized-text.ts'
import type { LocalizedRichText } from './rich-text.ts'
import type { PictureFile } from '../read/picture.ts'
import type { Block, Inline, List, TableCell } from './rich-text.ts'
import type { LinkTarget } from './link-target.ts'

/**
 * A formatted text as HTML for whoever shows it elsewhere: feeds, the public API, structured data. Pages show it with
 * their own components instead (`site/ui/rich-text/`).
 */
export function richTextToHtml({ blocks, language }: LocalizedRichText, shownBy: Site): string {
  return htmlOf(blocks, { text: language, page: shownBy.language, siteUrl: shownBy.siteUrl })
}

interface Site {
  /** Of the pages to which links lead. */
  language: Language
  /** Absolute address without a last slash, which stands before the site's own addresses. */
  siteUrl: string
}

interface Context {
  text: Language
  page: Language
  siteUrl: string
}

function htmlOf(blocks: readonly Block[], context: Context): string {
  return blocks.map((block) => htmlOfBlock(block, context)).join('')
}

function htmlOfBlock(block: Block, context: Context): string {
  switch (block.kind) {
    case 'paragraph':
      return element('p', directed(block), line(block.children, context))
    case 'heading':
      return element(`h${block.level}`, directed(block), line(block.children, context))
    case 'quote':
      return element('blockquote', directed(block), element('p', {}, line(block.children, context)))
    case 'list':
      return htmlOfList(block, context)
    case 'table': {
      const head = block.head.map((cells) => htmlOfRow(cells, context)).join('')
      const body = block.body.map((cells) => htmlOfRow(cells, context)).join('')
      return element('table', {}, `${head && element('thead', {}, head)}${element('tbody', {}, body)}`)
    }
    case 'rule':
      return '<hr>'
    case 'picture': {
      const { original, sizes, alternativeText, caption, credit } = block.picture
      const shown = sizes.webp[1] ?? sizes.webp[0] ?? original
      const picture = tag('img', {
        src: absolute(shown.address, context.siteUrl),
        srcset: sourceSet(sizes.webp, context.siteUrl),
        width: String(original.width),
        height: String(original.height),
        alt: alternativeText?.text ?? '',
        lang: languageBeside(alternativeText, context),
      })
      const words = [caption, credit]
        .filter((text) => text !== null)
        .map((text) => element('span', { lang: languageBeside(text, context) }, escape(text.text)))
        .join(' – ')
      return element('figure', {}, `${picture}${words && element('figcaption', {}, words)}`)
    }
    case 'document': {
      const { address, mediaType, title } = block.file
      const link = {
        href: absolute(address, context.siteUrl),
        type: mediaType,
        lang: languageBeside(title, context),
      }
      return element('p', {}, element('a', link, escape(title.text)))
    }
    default:
      return block satisfies never
  }
}

function htmlOfList({ isOrdered, start, items }: List, context: Context): string {
  const lines = items.map((item) => {
    const within = item.lists.map((list) => htmlOfList(list, context)).join('')
    return element('li', directed(item), `${line(item.children, context)}${within}`)
  })
  return element(
    isOrdered ? 'ol' : 'ul',
    { start: isOrdered && start !== 1 ? String(start) : undefined },
    lines.join(''),
  )
}

function htmlOfRow(cells: readonly TableCell[], context: Context): string {
  return element(
    'tr',
    {},
    cells
      .map(({ heads, columns, rows, blocks }) =>
        element(
          heads ? 'th' : 'td',
          {
            scope: heads,
            colspan: columns > 1 ? String(columns) : undefined,
            rowspan: rows > 1 ? String(rows) : undefined,
          },
          htmlOf(blocks, context),
        ),
      )
      .join(''),
  )
}

function line(inlines: readonly Inline[], context: Context): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return escape(inline)
      switch (inline.kind) {
        case 'marked':
          return inline.marks.reduceRight((html, mark) => element(mark, {}, html), escape(inline.text))
        case 'break':
          return '<br>'
        case 'link':
          return element('a', linkAttributes(inline.target, context), line(inline.children, context))
        default:
          return inline satisfies never
      }
    })
    .join('')
}

function linkAttributes(target: LinkTarget, { page, siteUrl }: Context): Attributes {
  switch (target.kind) {
    case 'page':
      return { href: `${siteUrl}${addressIn(page, target.path)}` }
    case 'site':
      return { href: target.address, rel: 'noopener' }
    case 'other':
      return { href: absolute(target.address, siteUrl) }
    default:
      return target satisfies never
  }
}

function sourceSet(files: readonly PictureFile[], siteUrl: string): string | undefined {
  const sources = files.map(({ address, width }) => `${absolute(address, siteUrl)} ${width}w`)
  return sources.length > 0 ? sources.join(', ') : undefined
}

/** E-mails, telephones and places on the same page stay as they are. */
function absolute(address: string, siteUrl: string): string {
  return address.startsWith('/') ? `${siteUrl}${address}` : address
}

function directed({ direction }: { direction?: 'ltr' | 'rtl' }): Attributes {
  return { dir: direction }
}

function languageBeside(text: LocalizedText | null, context: Context): string | undefined {
  return text && text.language !== context.text ? languages[text.language].code : undefined
}

type Attributes = Readonly<Record<string, string | undefined>>

function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([attribute, value]) =>
    value === undefined ? '' : ` ${attribute}="${escape(value)}"`,
  )
  return `<${name}${written.join('')}>`
}

function element(name: string, attributes: Attributes, html: string): string {
  return `${tag(name, attributes)}${html}</${name}>`
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
