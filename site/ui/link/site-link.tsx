import { Link, type LinkProps } from 'react-router'
import { addressIn } from '../../i18n/address.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { prefetching } from './prefetching.ts'

type SiteLinkProps = Omit<LinkProps, 'to'> & {
  /** A path of the route table without the language's prefix, such as `/projects`. */
  to: string
}

/** A link inside the site, in the page's language. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  return <Link to={addressIn(useLanguage(), to)} prefetch={prefetching()} {...rest} />
}
