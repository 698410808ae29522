import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { addressIn } from '../../../languages/address.ts'
import { useLanguage } from '../../language/use-language.ts'

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the route table without the language's prefix, such as `/projects`. */
  to: string
}

/** A link inside the site, in the page's language. */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  const address = addressIn(useLanguage(), to)
  // What the router adds is for scripts. A page has a hundred links, of which it would work out each address again.
  if (import.meta.env.SSR)
    return (
      <a {...rest} href={address}>
        {children}
      </a>
    )
  return (
    <Link {...rest} to={address} prefetch={prefetching()} discover="none">
      {children}
    </Link>
  )
}

declare global {
  interface Navigator {
    /** What some browsers report of visitors who pay for each byte. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/**
 * When the next page is fetched before its link is followed: once a pointer rests on it, a finger touches it or the
 * focus comes to it; never for those who ask to save data.
 */
function prefetching(): 'intent' | 'none' {
  return typeof navigator !== 'undefined' && navigator.connection?.saveData === true ? 'none' : 'intent'
}
