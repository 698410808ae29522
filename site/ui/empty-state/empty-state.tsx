import type { ReactNode } from 'react'
import { useMessages } from '../../language/use-language.ts'
import { ButtonLink } from '../button/button-link.tsx'
import { CalmWater } from './calm-water.tsx'
import './empty-state.css'

interface EmptyStateProps {
  title?: ReactNode
  text?: ReactNode
  /** Buttons and links that lead on; the way home when left out. */
  actions?: ReactNode
}

/** Stands where a list has nothing to show. */
export function EmptyState({ title, text, actions }: EmptyStateProps) {
  const { content, navigation } = useMessages()
  return (
    <div className="empty-state">
      <CalmWater />
      <p className="empty-state-title">{title ?? content.emptyList}</p>
      <p className="empty-state-text">{text ?? content.emptyListText}</p>
      <div className="button-row">
        {actions ?? (
          <ButtonLink to="/" variant="secondary">
            {navigation.home}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
