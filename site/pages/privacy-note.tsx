import { pathOfRecord } from '../../languages/addresses.ts'
import { privacyPage } from '../../content/pages/page-places.ts'
import { useFormMessages } from '../language/form-messages.ts'
import { useSite } from '../loading/use-site.ts'
import { StandaloneLink } from '../ui/link/standalone-link.tsx'

/** Leads from a form to what is said of it on the page about privacy, where editors have published one. */
export function PrivacyNote() {
  const { submission } = useFormMessages()
  const path = pathOfRecord('pages', privacyPage)
  if (!useSite()?.footerPages.some((page) => page.path === path)) return null
  return (
    <p>
      <StandaloneLink to={path}>{submission.privacy}</StandaloneLink>
    </p>
  )
}
