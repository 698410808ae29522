import { useMessages } from '../../language/use-language.ts'
import { SiteLink } from '../../ui/link/site-link.tsx'
import { searchAddress } from './search-address.ts'

/** A near spelling of what was looked for, as a link to the search for it. */
export function DidYouMean({ q }: { q: string }) {
  const { didYouMean: words } = useMessages().search
  return (
    <p className="search-spelling">
      {words.before}{' '}
      <SiteLink to={searchAddress(q)}>
        <bdi>{q}</bdi>
      </SiteLink>
      {words.after}
    </p>
  )
}
