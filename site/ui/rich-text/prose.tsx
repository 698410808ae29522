import type { ReactNode } from 'react'
import type { LocalizedRichText } from '../../../store/rich-text/rich-text.ts'
import type { Block, Inline, List } from '../../../store/rich-text/rich-text.ts'
import type { LinkTarget } from '../../../store/rich-text/link-target.ts'
import { languages } from '../../../languages/languages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { DocumentList } from '../document-list/document-list.tsx'
import { ExternalLink } from '../link/external-link.tsx'
import { SiteLink } from '../link/site-link.tsx'
import { PictureFigure } from '../picture/picture-figure.tsx'
import { EmailAddress } from '../text/contact.tsx'
import { inPlaces } from './in-places.ts'
import { ProseTable } from './prose-table.tsx'

type Link = Extract<Inline, { kind: 'link' }>

/** Formatted text that an editor wrote. */
export function Prose({ value }: { value: LocalizedRichText }) {
  const language = useLanguage()
  const own = value.language === language
  return (
    <div className="prose" {...(!own && { lang: value.language, dir: languages[value.language].direction })}>
      <Blocks blocks={value.blocks} />
    </div>
  )
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return inPlaces(blocks, (block, place) => <BlockView key={place} block={block} />)
}

const showBlocks = (blocks: readonly Block[]) => <Blocks blocks={blocks} />

function BlockView({ block }: { block: Block }): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p dir={block.direction}>
          <Line inlines={block.children} />
        </p>
      )
    case 'heading': {
      const Heading = `h${block.level}` as const
      return (
        <Heading dir={block.direction}>
          <Line inlines={block.children} />
        </Heading>
      )
    }
    case 'quote':
      return (
        <blockquote dir={block.direction}>
          <p>
            <Line inlines={block.children} />
          </p>
        </blockquote>
      )
    case 'list':
      return <ListView list={block} />
    case 'table':
      return <ProseTable table={block} showBlocks={showBlocks} />
    case 'rule':
      return <hr />
    case 'picture':
      return <PictureFigure picture={block.picture} sizes="(min-width: 46rem) 42rem, 94vw" />
    case 'document':
      return <DocumentList files={[{ file: block.file }]} />
    default:
      return block satisfies never
  }
}

function ListView({ list: { isOrdered, start, items } }: { list: List }) {
  const lines = inPlaces(items, ({ children, lists, direction }, place) => (
    <li key={place} dir={direction}>
      <Line inlines={children} />
      {inPlaces(lists, (list, within) => (
        <ListView key={within} list={list} />
      ))}
    </li>
  ))
  return isOrdered ? <ol {...(start !== 1 && { start })}>{lines}</ol> : <ul>{lines}</ul>
}

function Line({ inlines }: { inlines: readonly Inline[] }) {
  return inPlaces(inlines, (inline, place) =>
    typeof inline === 'string' ? inline : <InlineView key={place} inline={inline} />,
  )
}

function InlineView({ inline }: { inline: Exclude<Inline, string> }): ReactNode {
  switch (inline.kind) {
    case 'marked':
      return inline.marks.reduceRight<ReactNode>((words, Marked) => <Marked>{words}</Marked>, inline.text)
    case 'break':
      return <br />
    case 'link':
      return (
        <LinkView target={inline.target}>
          {isEmailLink(inline) ? (
            <EmailAddress address={inline.children[0]} />
          ) : (
            <Line inlines={inline.children} />
          )}
        </LinkView>
      )
    default:
      return inline satisfies never
  }
}

/** A link to write to somebody, which says no more than the address. */
function isEmailLink(link: Link): link is Link & { children: [string] } {
  const [text] = link.children
  return link.target.kind === 'other' && typeof text === 'string' && link.target.address === `mailto:${text}`
}

function LinkView({ target, children }: { target: LinkTarget; children: ReactNode }): ReactNode {
  switch (target.kind) {
    case 'page':
      return <SiteLink to={target.path}>{children}</SiteLink>
    case 'site':
      return (
        <ExternalLink href={target.address} hasIcon>
          {children}
        </ExternalLink>
      )
    case 'other':
      return <a href={target.address}>{children}</a>
    default:
      return target satisfies never
  }
}
