import { NavLink } from 'react-router'
import type { Organization } from '../../../content/organization/read-organization.ts'
import { addressIn } from '../../i18n/address.ts'
import { languageList } from '../../i18n/languages.ts'
import { useLanguage, useMessages } from '../../i18n/use-language.ts'
import { LanguageSwitch } from '../language-switch/language-switch.tsx'
import { SiteLink } from '../link/site-link.tsx'
import { Localized } from '../text/localized.tsx'
import { Logo } from '../logo/logo.tsx'
import './site-header.css'

const offeredLanguages = languageList.filter(({ offeredInHeader }) => offeredInHeader)

export function SiteHeader({ organization }: { organization: Organization | undefined }) {
  const { navigation, languageSwitch } = useMessages()
  const language = useLanguage()
  const entries = [
    { to: '/who-we-are', label: navigation.whoWeAre },
    { to: '/what-we-do', label: navigation.whatWeDo },
    { to: '/wefe-hub', label: navigation.wefeHub },
    { to: '/get-involved', label: navigation.getInvolved },
    { to: '/info-centre', label: navigation.infoCentre },
  ]
  return (
    <header className="site-header">
      <div className="wide site-header-row">
        <SiteLink to="/" className="site-header-home">
          <Logo />
          {organization && (
            <span className="site-header-name">
              <strong>{organization.abbreviation}</strong>
              <span>
                <Localized value={organization.name} />
              </span>
            </span>
          )}
          {!organization && navigation.home}
        </SiteLink>
        <nav aria-label={navigation.label} className="site-header-navigation">
          <ul>
            {entries.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={addressIn(language, to)}>{label}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch label={languageSwitch.label} offered={offeredLanguages} />
      </div>
    </header>
  )
}
