import { useLanguage } from '../language/use-language.ts'
import { useSite } from '../loading/use-site.ts'
import type { StructuredSite } from './structured-site.ts'

/** What descriptions of pages need; nothing when the network itself could not be read. */
export function useStructuredSite(): StructuredSite | undefined {
  const site = useSite()
  const language = useLanguage()
  return site && { siteUrl: site.siteUrl, organization: site.organization, language }
}
