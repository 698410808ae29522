import type { SubLink } from '../../../../content/header-menu/read-header-menu.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Localized } from '../../../ui/text/localized.tsx'
import { useSitePath } from '../use-site-path.ts'
import { ActionLink } from './action-link.tsx'

interface SubLinkDetailsProps {
  link: SubLink
  /** Of the sub-links of one group, one is selected at a time. */
  group: string
  isSelected: boolean
}

/**
 * A sub-link: selecting it shows its detail panel, selecting it again deselects it (specification, section 2.2). The
 * list's grid puts the panel into the column beside the list where the browser can place a `details`' content.
 */
export function SubLinkDetails({ link, group, isSelected }: SubLinkDetailsProps) {
  const path = useSitePath()
  const isCurrent = link.destination.kind === 'page' && link.destination.path === path
  return (
    <li>
      <details name={group} open={isSelected} data-selected={isSelected || undefined}>
        <summary className="mega-dropdown-link" data-current={isCurrent || undefined}>
          <Localized value={link.label} />
          <Icon name="chevron-forward" />
        </summary>
        <div className="mega-dropdown-detail">
          <h3 className="mega-dropdown-detail-title">
            <Localized value={link.title} />
          </h3>
          {link.description && (
            <p>
              <Localized value={link.description} />
            </p>
          )}
          {link.details && (
            <p className="mega-dropdown-detail-small">
              <Localized value={link.details} />
            </p>
          )}
          {link.additionalText && (
            <p className="mega-dropdown-detail-aside">
              <Localized value={link.additionalText} />
            </p>
          )}
          <p className="mega-dropdown-actions">
            <ActionLink destination={link.destination} className="button">
              <Localized value={link.actionLabel} />
              <Icon name="arrow-forward" />
            </ActionLink>
            {link.secondaryAction && (
              <ActionLink
                destination={link.secondaryAction.destination}
                className="mega-dropdown-quiet-action"
              >
                <Localized value={link.secondaryAction.label} />
              </ActionLink>
            )}
          </p>
        </div>
      </details>
    </li>
  )
}
