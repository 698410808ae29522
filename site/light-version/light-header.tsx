import { useMessages } from '../language/use-language.ts'
import { languageList } from '../../languages/languages.ts'
import type { Shell } from '../loading/read-shell.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { LanguageSwitch } from '../ui/language-switch/language-switch.tsx'
import { SiteLink } from '../ui/link/site-link.tsx'
import { Logo } from '../ui/logo/logo.tsx'
import { Localized } from '../ui/text/localized.tsx'
import { LightMenu } from './light-menu.tsx'
import { VersionForm } from './version-form.tsx'

const offeredLanguages = languageList.filter(({ offeredInHeader }) => offeredInHeader)

/** The header of light pages: the same ways as the full one's, as plain links that every browser can open. */
export function LightHeader({ shell }: { shell: Shell | undefined }) {
  const { navigation, header, search, lightVersion: words } = useMessages()
  return (
    <header className="light-header">
      <div className="wide light-header-ground">
        <div className="light-header-row">
          <SiteLink to="/" className="light-header-home">
            <Logo />
            {shell ? (
              <span className="light-header-name">
                <strong>{shell.organization.abbreviation}</strong>
                <Localized value={shell.organization.name} />
              </span>
            ) : (
              navigation.home
            )}
          </SiteLink>
          <LanguageSwitch label={header.languages} offered={offeredLanguages} />
        </div>
        <div className="light-header-row light-header-ways">
          <LightMenu menu={shell?.menu} />
          <SiteLink to="/search" className="light-header-search">
            <Icon name="search" />
            {search.title}
          </SiteLink>
        </div>
      </div>
      <div className="light-notice">
        <div className="wide">
          <p>
            {words.notice} <span className="light-notice-older">{words.olderBrowser}</span>
          </p>
          <VersionForm />
        </div>
      </div>
    </header>
  )
}
