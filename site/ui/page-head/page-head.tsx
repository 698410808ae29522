import { useLocation } from 'react-router'
import { addressIn, pathWithoutLanguage } from '../../i18n/address.ts'
import { languageList, languages } from '../../i18n/languages.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useSite } from '../../loading/use-site.ts'

interface PageHeadProps {
  /** Without the network's name, which is added. */
  title: string
  description: string
  /** Address of a picture for previews, without host. */
  image?: string | null | undefined
  kind?: 'website' | 'article'
}

/** Longest description that search results show whole. */
const descriptionLength = 155

/** Title, description, canonical address and the page's addresses in the other languages. React lifts them to the head. */
export function PageHead({ title, description, image, kind = 'website' }: PageHeadProps) {
  const site = useSite()
  const language = useLanguage()
  const path = pathWithoutLanguage(useLocation().pathname)
  const abbreviation = site?.organization.abbreviation
  const fullTitle = abbreviation && !title.startsWith(abbreviation) ? `${title} – ${abbreviation}` : title
  const shortDescription = cutAtWord(description, descriptionLength)
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={shortDescription} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={shortDescription} />
      <meta property="og:type" content={kind} />
      <meta property="og:locale" content={languages[language].openGraphLocale} />
      {site && (
        <>
          <meta property="og:site_name" content={site.organization.name.text} />
          <meta property="og:url" content={`${site.siteUrl}${addressIn(language, path)}`} />
          {image && <meta property="og:image" content={`${site.siteUrl}${image}`} />}
          <link rel="canonical" href={`${site.siteUrl}${addressIn(language, path)}`} />
          {languageList.map(({ code }) => (
            <link
              key={code}
              rel="alternate"
              hrefLang={code}
              href={`${site.siteUrl}${addressIn(code, path)}`}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={`${site.siteUrl}${addressIn('en', path)}`} />
        </>
      )}
    </>
  )
}

function cutAtWord(text: string, length: number): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= length) return flat
  const cut = flat.slice(0, length - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`
}
