import type { ReactNode } from 'react'
import type { Page } from '../../content/pages/kind.ts'
import { ExternalLink } from '../ui/link/external-link.tsx'
import { ContentPage } from './content-page.tsx'

interface PageWithLinkElsewhereProps {
  page: Page
  label: string
  /** Full address; nothing when the organization could not be read. */
  address: string | undefined
  /** Stands before the text. */
  before?: ReactNode
  children?: ReactNode
}

/** A page whose text ends with the way to another of the network's sites. */
export function PageWithLinkElsewhere({
  page,
  label,
  address,
  before,
  children,
}: PageWithLinkElsewhereProps) {
  return (
    <ContentPage page={page} before={before}>
      {address && (
        <div className="wide section">
          <ExternalLink className="button" href={address}>
            {label}
          </ExternalLink>
        </div>
      )}
      {children}
    </ContentPage>
  )
}
