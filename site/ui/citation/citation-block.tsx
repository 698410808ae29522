import { useRef } from 'react'
import {
  citationAddress,
  citationFormatNames,
  citationFormats,
  citationMediaTypes,
} from '../../../content/publications/citations/citation-formats.ts'
import { citationOf } from '../../../content/publications/citations/citation.ts'
import { scholarTags } from '../../../content/publications/citations/scholar-tags.ts'
import type { Publication } from '../../../content/publications/kind.ts'
import { addressIn } from '../../../languages/address.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { useSite } from '../../loading/use-site.ts'
import { FileButtonLink } from '../button/file-button-link.tsx'
import { CitationText } from './citation-text.tsx'
import { CopyText } from './copy-text.tsx'
import './citation-block.css'

interface CitationBlockProps {
  publication: Publication
}

/** How to cite a publication: the text to copy, files for reference managers, and what Google Scholar reads. */
export function CitationBlock({ publication }: CitationBlockProps) {
  const site = useSite()
  const language = useLanguage()
  const { sharing, publication: words } = useMessages()
  const text = useRef<HTMLParagraphElement>(null)
  if (!site) return null
  const citation = citationOf(publication, {
    language,
    siteUrl: site.siteUrl,
    kindName: words.kind[publication.kind],
    organization: site.organization,
  })
  return (
    <section className="citation" aria-labelledby="citation-title">
      {scholarTags(citation).map(({ name, content }) => (
        <meta key={`${name} ${content}`} name={name} content={content} />
      ))}
      <h2 id="citation-title" className="citation-title">
        {sharing.cite}
      </h2>
      <p ref={text} className="citation-text">
        <CitationText citation={citation} />
      </p>
      <CopyText
        text={text}
        label={sharing.copyCitation}
        copied={sharing.copied}
        copyByHand={sharing.copyByHand}
      />
      <h3 className="citation-formats">{sharing.downloadReference}</h3>
      <ul className="button-row file-links">
        {citationFormats.map((format) => (
          <li key={format}>
            <FileButtonLink
              size="small"
              href={addressIn(language, citationAddress(publication.slug, format))}

              mediaType={citationMediaTypes[format]}
            >
              <bdi>{citationFormatNames[format]}</bdi>
            </FileButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
