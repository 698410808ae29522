import type { ReactNode } from 'react'
import type { Action, Destination } from '../../../../content/organization/read-destination.ts'
import type { LocalizedText } from '../../../../store/read/localized-text.ts'
import type { Picture } from '../../../../store/read/picture.ts'
import { Icon, type IconName } from '../../../ui/icon/icon.tsx'
import { PictureView } from '../../../ui/picture/picture.tsx'
import { Localized } from '../../../ui/text/localized.tsx'
import { ActionLink } from './action-link.tsx'

const iconOf: Readonly<Record<Destination['kind'], IconName>> = {
  page: 'arrow-forward',
  site: 'external-link',
  mail: 'envelope',
}

interface RightPanelProps {
  title: LocalizedText | null
  links: readonly Action[]
  pictures: readonly Picture[]
  /** What stands above the links. */
  children: ReactNode
}

/** A dropdown's right panel: key documents, key links, the latest press items, or two small pictures. */
export function RightPanel({ title, links, pictures, children }: RightPanelProps) {
  return (
    <div className="mega-dropdown-panel">
      {title && (
        <h2 className="mega-dropdown-panel-title">
          <Localized value={title} />
        </h2>
      )}
      {children}
      {pictures.map((picture) => (
        <figure key={picture.original.address} className="mega-dropdown-panel-picture">
          <PictureView picture={picture} sizes="16rem" />
        </figure>
      ))}
      {links.length > 0 && (
        <ul className="mega-dropdown-panel-links">
          {links.map(({ label, destination }) => (
            <li key={label.text}>
              <ActionLink destination={destination} className="mega-dropdown-panel-link">
                <Localized value={label} />
                <Icon name={iconOf[destination.kind]} />
              </ActionLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
