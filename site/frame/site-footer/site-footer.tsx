import type { Organization } from '../../../content/organization/read-organization.ts'
import type { FooterPage } from '../../../content/pages/read-footer-pages.ts'
import { formatYear } from '../../../languages/format.ts'
import { languageList } from '../../../languages/languages.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { useIsLight } from '../../light-version/light-parts.ts'
import { VersionForm } from '../../light-version/version-form.tsx'
import { LanguageSwitch } from '../../ui/language-switch/language-switch.tsx'
import { Logo } from '../../ui/logo/logo.tsx'
import { ReadingTools } from '../../reading-tools/reading-tools.tsx'
import { SiteLink } from '../../ui/link/site-link.tsx'
import { SocialLinks } from '../../ui/social-links/social-links.tsx'
import { Localized } from '../../ui/text/localized.tsx'
import { FooterColumn } from './footer-column.tsx'
import { FooterContact } from './footer-contact.tsx'
import contours from './footer-contours.svg'
import { exploreLinks, resourceLinks } from './footer-links.ts'
import './site-footer.css'

interface SiteFooterProps {
  organization: Organization | undefined
  pages: readonly FooterPage[]
}

/** Four columns: the network, Explore, Resources, Contact (specification, section 2.3); below them what editors chose. */
export function SiteFooter({ organization, pages }: SiteFooterProps) {
  const { footer } = useMessages()
  const isLight = useIsLight()
  return (
    <footer className="site-footer deferred-layout">
      {!isLight && <img className="site-footer-contours" src={contours} alt="" loading="lazy" />}
      <div className="wide site-footer-columns">
        <div className="site-footer-brand">{organization && <Brand organization={organization} />}</div>
        <FooterColumn id="footer-explore" title={footer.explore} links={exploreLinks(organization)} />
        <FooterColumn id="footer-resources" title={footer.resources} links={resourceLinks} />
        {organization && <FooterContact organization={organization} />}
      </div>
      <div className="wide site-footer-end">
        {!isLight && <ReadingTools />}
        <VersionForm />
        <LanguageSwitch label={footer.languages} offered={languageList} withCurrent />
        {pages.length > 0 && (
          <ul className="site-footer-links">
            {pages.map(({ path, title }) => (
              <li key={path}>
                <SiteLink to={path}>
                  <Localized value={title} />
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
        {organization && <SocialLinks links={organization.socialLinks} label={footer.followUs} />}
      </div>
    </footer>
  )
}

function Brand({ organization }: { organization: Organization }) {
  const { footer } = useMessages()
  const language = useLanguage()
  return (
    <>
      <p className="site-footer-name">
        <Logo />
        <span>
          <strong>{organization.abbreviation}</strong>
          <Localized value={organization.name} />
        </span>
      </p>
      <p>
        <Localized value={organization.description} />
      </p>
      <p className="site-footer-rights">
        © {formatYear(organization.copyrightYear, language)} <Localized value={organization.name} />.{' '}
        {footer.rights}
      </p>
    </>
  )
}
