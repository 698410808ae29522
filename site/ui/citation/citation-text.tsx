import { nameInText, type Citation } from '../../../content/publications/citations/citation.ts'
import { formatList, formatYear } from '../../../languages/format.ts'
import { useLanguage } from '../../language/use-language.ts'
import { WebAddress } from '../text/contact.tsx'
import { Localized } from '../text/localized.tsx'

/** A citation as readers write it under a text: who, when, what, where. */
export function CitationText({ citation }: { citation: Citation }) {
  const language = useLanguage()
  const { title, titleLanguage, kindName, institution, address, doi } = citation
  const names = citation.authors.map(nameInText)
  return (
    <>
      {formatList(names.map(isolated), language)} (
      <bdi>{formatYear(Number(citation.publishedOn.slice(0, 4)), language)}</bdi>).{' '}
      <cite>
        <Localized value={{ text: title, language: titleLanguage }} />
      </cite>
      . {kindName}.{' '}
      {names.join() !== institution && (
        <>
          <bdi>{institution}</bdi>.{' '}
        </>
      )}
      <WebAddress address={doi ? `https://doi.org/${doi}` : address} />
    </>
  )
}

/** A name in another script than the sentence's keeps its order: marks of Unicode, since a list's words are one text. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`
}
