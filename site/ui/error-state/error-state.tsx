import type { FormEvent, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '../../language/use-language.ts'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { StandaloneLink } from '../link/standalone-link.tsx'
import './error-state.css'

interface ErrorStateProps {
  title: ReactNode
  message: ReactNode
  /** Tries again without leaving the page; without it, and without scripts, the page is asked for again. */
  onRetry?: () => void
  isRetrying?: boolean
  /** The way back, such as to the list. */
  back?: { to: string; label: ReactNode }
  /** It took the place of something that was loading, so that it must be announced. */
  hasAppeared?: boolean
}

/** Says what failed and offers to try again. */
export function ErrorState({
  title,
  message,
  onRetry,
  isRetrying = false,
  back,
  hasAppeared = false,
}: ErrorStateProps) {
  const { failure } = useMessages()
  const { pathname, search } = useLocation()
  const retry = (event: FormEvent) => {
    if (!onRetry) return
    event.preventDefault()
    onRetry()
  }
  return (
    <div className="error-state" role={hasAppeared ? 'alert' : undefined}>
      <span className="error-state-mark">
        <Icon name="warning" />
      </span>
      <p className="error-state-title">{title}</p>
      <p className="error-state-text">{message}</p>
      <form action={pathname} onSubmit={retry} className="button-row">
        {[...new URLSearchParams(search)].map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" iconBefore="retry" isBusy={isRetrying}>
          {failure.retry}
        </Button>
        {back && (
          <StandaloneLink to={back.to} isBackward>
            {back.label}
          </StandaloneLink>
        )}
      </form>
    </div>
  )
}
