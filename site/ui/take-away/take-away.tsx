import { useRef } from 'react'
import { addressIn } from '../../../languages/address.ts'
import {
  figureFormats,
  figureMediaTypes,
  type FigureFormat,
} from '../../../figures/downloads/figure-files.ts'
import { useFigureMessages } from '../../language/figure-messages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { FileButtonLink } from '../button/file-button-link.tsx'
import { CopyText } from '../citation/copy-text.tsx'
import '../citation/citation-block.css'
import './take-away.css'

interface TakeAwayProps {
  /** Where a file stands, without the language's prefix. */
  file: (format: FigureFormat) => string
  /** Left out where the page cites its figures elsewhere. */
  citation?: string
  /** Left out for what has neither values of countries nor a version. */
  hasVersion?: boolean
  /** The line of HTML that shows the chart elsewhere. */
  embed?: string
}

const formatNames = { csv: 'CSV', json: 'JSON', svg: 'SVG', png: 'PNG' } as const

/** What a visitor takes away of figures: files, how to cite them, a line that shows the chart elsewhere. */
export function TakeAway({ file, citation, embed, hasVersion = true }: TakeAwayProps) {
  const { takeAway: words } = useFigureMessages()
  const language = useLanguage()
  const cited = useRef<HTMLParagraphElement>(null)
  const line = useRef<HTMLElement>(null)
  return (
    <section className="citation take-away" aria-labelledby="take-away-title">
      <h2 id="take-away-title" className="citation-title">
        {words.title}
      </h2>
      {hasVersion && <p className="take-away-lead">{words.lead}</p>}
      <ul className="button-row file-links">
        {figureFormats.map((format) => (
          <li key={format}>
            <FileButtonLink
              size="small"
              href={addressIn(language, file(format))}
              mediaType={figureMediaTypes[format]}
            >
              {format === 'metadata.json' ? words.metadata : <bdi>{formatNames[format]}</bdi>}
            </FileButtonLink>
          </li>
        ))}
      </ul>
      {citation !== undefined && (
        <>
          <h3 className="take-away-heading">{words.citation}</h3>
          <p ref={cited} className="citation-text">
            {citation}
          </p>
          <CopyText
            text={cited}
            label={words.copyCitation}
            copied={words.copied}
            copyByHand={words.copyByHand}
          />
        </>
      )}
      {embed !== undefined && (
        <details>
          <summary>{words.embed}</summary>
          <p>{words.embedLead}</p>
          <pre className="take-away-line" dir="ltr">
            <code ref={line} translate="no">
              {embed}
            </code>
          </pre>
          <CopyText text={line} label={words.copyEmbed} copied={words.copied} copyByHand={words.copyByHand} />
        </details>
      )}
    </section>
  )
}
