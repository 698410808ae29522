import { useRef, useSyncExternalStore } from 'react'
import { useRouteError } from 'react-router'
import { languageList } from '../../../languages/languages.ts'
import { useMessages } from '../../language/use-language.ts'
import type { Shell } from '../../loading/read-shell.ts'
import { LanguageSwitch } from '../../ui/language-switch/language-switch.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { SiteLink } from '../../ui/link/site-link.tsx'
import { Logo } from '../../ui/logo/logo.tsx'
import { SocialLinks } from '../../ui/social-links/social-links.tsx'
import { Localized } from '../../ui/text/localized.tsx'
import { DrawerButton } from './navigation-drawer/drawer-button.tsx'
import { NavigationDrawer } from './navigation-drawer/navigation-drawer.tsx'
import { PrimaryEntry } from './primary-entry.tsx'
import { sectionOfPath, sections } from './sections.ts'
import './site-header.css'
import { useDropdowns } from './use-dropdowns.ts'
import { useSitePath } from './use-site-path.ts'

/** Pixels of scroll after which the home page's header is no longer transparent (specification, section 9). */
const backgroundSwitch = 100

const offeredLanguages = languageList.filter(({ offeredInHeader }) => offeredInHeader)

/** The header of every page (specification, section 2.2). Without its content it still leads to every section. */
export function SiteHeader({ shell }: { shell: Shell | undefined }) {
  const { navigation, header: words, search } = useMessages()
  const path = useSitePath()
  const error = useRouteError()
  const isOverHero = path === '/' && (error ?? null) === null
  const isScrolled = useScrolledPast(backgroundSwitch)
  const element = useRef<HTMLElement>(null)
  useDropdowns(element)
  const currentSection = sectionOfPath(path)
  return (
    <>
      <header
        className="site-header"
        data-variant={isOverHero ? 'hero' : 'page'}
        data-scrolled={isScrolled || undefined}
        ref={element}
      >
        <div className="site-header-top">
          <div className="wide site-header-row">
            {shell && <SocialLinks links={shell.organization.socialLinks} label={words.follow} />}
            <div className="site-header-tools">
              <SiteLink to="/search" className="site-header-search">
                <Icon name="search" />
                {search.title}
              </SiteLink>
              <LanguageSwitch label={words.languages} offered={offeredLanguages} />
            </div>
          </div>
        </div>
        <div className="site-header-main">
          <div className="wide site-header-row">
            <SiteLink to="/" className="site-header-home">
              <Logo />
              {shell ? (
                <span className="site-header-name">
                  <strong>{shell.organization.abbreviation}</strong>
                  <span>
                    <Localized value={shell.organization.name} />
                  </span>
                </span>
              ) : (
                navigation.home
              )}
            </SiteLink>
            <nav aria-label={navigation.label} className="site-header-navigation">
              <ul>
                {sections.map((section) => (
                  <PrimaryEntry
                    key={section.name}
                    section={section}
                    isCurrent={section === currentSection}
                    shell={shell}
                  />
                ))}
              </ul>
            </nav>
            <SiteLink to="/search" className="site-header-search-narrow" aria-label={search.title}>
              <Icon name="search" />
            </SiteLink>
            <DrawerButton command="show-modal" label={navigation.openMenu} icon="menu" />
          </div>
        </div>
      </header>
      <NavigationDrawer currentSection={currentSection} offeredLanguages={offeredLanguages} shell={shell} />
    </>
  )
}

function onScroll(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true })
  return () => window.removeEventListener('scroll', changed)
}

/** Whether the page is scrolled by more than so many pixels. Not on the server. */
function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > pixels,
    () => false,
  )
}
