import { useLocation } from 'react-router'
import { feedAddress, feedMediaTypes } from '../../feeds/feed-address.ts'
import { kindsWith } from '../../../languages/declared-kinds.ts'
import { addressIn, pathWithoutLanguage } from '../../../languages/address.ts'
import { languageList, languages } from '../../../languages/languages.ts'
import { cutAtWord, descriptionLength } from '../../../languages/text-cuts.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { useSite } from '../../loading/use-site.ts'
import { breadcrumbSteps } from '../../structured-data/breadcrumb-steps.ts'
import { describeBreadcrumbs } from '../../structured-data/describe-breadcrumbs.ts'
import { Described } from '../../structured-data/described.tsx'
import { previewAddress, previewSize } from './preview-address.ts'

interface PageHeadProps {
  /** Without the network's name, which is added. */
  title: string
  description: string
  /** Address of a picture of the page's own, without host; readers of previews may choose it. */
  image?: string | null | undefined
  kind?: 'website' | 'article'
  /** Of the record that the page is about: its one address has it, also where the number led to it. */
  slug?: string
  /** Query of the page's one address, with its `?`; empty for a page that has none. */
  search?: string
}

/**
 * Title, description, canonical address, the page's addresses in the other languages, its preview picture, and where it
 * stands in the site. React lifts what belongs there to the head.
 */
export function PageHead({ title, description, image, kind = 'website', slug, search = '' }: PageHeadProps) {
  const site = useSite()
  const language = useLanguage()
  const messages = useMessages()
  const path = canonicalPath(pathWithoutLanguage(useLocation().pathname), slug)
  const abbreviation = site?.organization.abbreviation
  const fullTitle = abbreviation && !title.startsWith(abbreviation) ? `${title} – ${abbreviation}` : title
  const shortDescription = cutAtWord(description, descriptionLength)
  const steps = breadcrumbSteps(path, title, language)
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={shortDescription} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={shortDescription} />
      <meta property="og:type" content={kind} />
      <meta property="og:locale" content={languages[language].openGraphLocale} />
      <meta name="twitter:card" content="summary_large_image" />
      {site && (
        <>
          <meta property="og:site_name" content={site.organization.name.text} />
          <meta property="og:url" content={`${site.siteUrl}${addressIn(language, path)}${search}`} />
          <meta
            property="og:image"
            content={`${site.siteUrl}${previewAddress(language, path, { title, network: site.organization.name.text })}`}
          />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={String(previewSize.width)} />
          <meta property="og:image:height" content={String(previewSize.height)} />
          <meta property="og:image:alt" content={messages.labelled(site.organization.name.text, title)} />
          {image && <meta property="og:image" content={`${site.siteUrl}${image}`} />}
          <link rel="canonical" href={`${site.siteUrl}${addressIn(language, path)}${search}`} />
          {languageList.map(({ code }) => (
            <link
              key={code}
              rel="alternate"
              hrefLang={code}
              href={`${site.siteUrl}${addressIn(code, path)}${search}`}
            />
          ))}
          <link
            rel="alternate"
            hrefLang="x-default"
            href={`${site.siteUrl}${addressIn('en', path)}${search}`}
          />
          <link
            rel="alternate"
            type={feedMediaTypes.atom}
            title={site.organization.name.text}
            href={addressIn(language, feedAddress('all', 'atom'))}
          />
        </>
      )}
      {steps.length > 0 && <Described by={(structured) => describeBreadcrumbs(steps, structured)} />}
    </>
  )
}

/** `/news/7` and `/tenders/7/apply` with the record's slug in place of its number. */
function canonicalPath(path: string, slug: string | undefined): string {
  if (slug === undefined) return path
  const folder = kindsWith('folder').find((kind) => kind.folder !== '' && path.startsWith(`/${kind.folder}/`))
  if (!folder) return path
  const above = `/${folder.folder}/`
  return above + path.slice(above.length).replace(/^[^/]+/, encodeURIComponent(slug))
}
