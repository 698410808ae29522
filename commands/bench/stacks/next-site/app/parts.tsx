import Link from 'next/link'
import { Children } from 'react'
import type { Part } from '../../home-content.ts'
import { Carousel } from './carousel.tsx'
import { Picture } from './picture.tsx'

/** A section's parts in their order; the first section's first picture is loaded first. */
export function Parts({ parts, isFirst = false }: { parts: readonly Part[]; isFirst?: boolean }) {
  return Children.toArray(parts.map((part) => <PartOf part={part} isFirst={isFirst} />))
}

function PartOf({ part, isFirst }: { part: Part; isFirst: boolean }) {
  switch (part.is) {
    case 'heading':
      return <Heading {...part} />
    case 'text':
      return <p>{part.text}</p>
    case 'link':
      return (
        <Link className="button" href={part.address} prefetch={false}>
          {part.text}
        </Link>
      )
    case 'picture':
      return <Picture file={part.file} alternativeText={part.alternativeText} isFirst={isFirst} />
    case 'facts':
      return (
        <dl>
          {part.facts.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )
    case 'list': {
      const items = Children.toArray(
        part.items.map((item, index) => (
          <li>
            <Parts parts={item} isFirst={isFirst && index === 0} />
          </li>
        )),
      )
      return part.isSlides ? <Carousel>{items}</Carousel> : <ul className="cards">{items}</ul>
    }
  }
}

function Heading({ level, text, address }: { level: number; text: string; address: string }) {
  const Tag = level === 1 ? 'h1' : level === 2 ? 'h2' : 'h3'
  return (
    <Tag>
      {address ? (
        <Link href={address} prefetch={false}>
          {text}
        </Link>
      ) : (
        text
      )}
    </Tag>
  )
}
