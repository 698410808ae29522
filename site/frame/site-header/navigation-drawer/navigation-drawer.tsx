import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { LanguageDescription } from '../../../../languages/languages.ts'
import { useMessages } from '../../../language/use-language.ts'
import type { Shell } from '../../../loading/read-shell.ts'
import { LanguageSwitch } from '../../../ui/language-switch/language-switch.tsx'
import { SocialLinks } from '../../../ui/social-links/social-links.tsx'
import { sections, type Section } from '../sections.ts'
import { controlDrawer } from './control-drawer.ts'
import { DrawerButton } from './drawer-button.tsx'
import { DrawerEntry } from './drawer-entry.tsx'
import { drawerId } from './drawer-id.ts'
import './navigation-drawer.css'

interface NavigationDrawerProps {
  currentSection: Section | undefined
  offeredLanguages: readonly LanguageDescription[]
  shell: Shell | undefined
}

const headingId = `${drawerId}-heading`

/** The navigation of narrow windows (specification, section 2.2). */
export function NavigationDrawer({ currentSection, offeredLanguages, shell }: NavigationDrawerProps) {
  const { navigation, header } = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  const shown = useRef(key)

  useEffect(() => (dialog.current ? controlDrawer(dialog.current).detach : undefined), [])
  useEffect(() => {
    if (shown.current !== key) dialog.current?.close()
    shown.current = key
  }, [key])

  return (
    <dialog
      id={drawerId}
      className="navigation-drawer"
      ref={dialog}
      closedby="any"
      aria-labelledby={headingId}
    >
      <div className="navigation-drawer-content">
        <div className="navigation-drawer-head">
          <h2 id={headingId}>{navigation.label}</h2>
          <DrawerButton command="close" label={navigation.closeMenu} icon="close" />
        </div>
        <nav aria-label={header.mainPages}>
          <ul className="navigation-drawer-entries">
            {sections.map((section) => (
              <DrawerEntry
                key={section.name}
                section={section}
                isCurrent={section === currentSection}
                links={section.name === 'wefeHub' ? [] : (shell?.menu?.[section.name].links ?? [])}
              />
            ))}
          </ul>
        </nav>
        <LanguageSwitch label={header.languages} offered={offeredLanguages} withCurrent isLandmark={false} />
        {shell && <SocialLinks links={shell.organization.socialLinks} label={header.follow} />}
      </div>
    </dialog>
  )
}
