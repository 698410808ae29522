import { addressIn } from '../../languages/address.ts'
import { pathOfRecord } from '../../languages/addresses.ts'
import { privacyPage } from '../../content/pages/page-places.ts'
import { useFormMessages } from '../language/form-messages.ts'
import { useLanguage } from '../language/use-language.ts'
import { useSite } from '../loading/use-site.ts'
import { ExternalLink } from '../ui/link/external-link.tsx'

/**
 * Leads from a form to what is said of it on the page about privacy, where editors have published one; in a tab of its own, since
 * files that are chosen already would have to be chosen again.
 */
export function PrivacyNote() {
  const { submission } = useFormMessages()
  const language = useLanguage()
  const path = pathOfRecord('pages', privacyPage)
  if (!useSite()?.footerPages.some((page) => page.path === path)) return null
  return (
    <p>
      <ExternalLink href={addressIn(language, path)} hasIcon>
        {submission.privacy}
      </ExternalLink>
    </p>
  )
}
