import type { Page } from '../../content/pages/kind.ts'
import { ExternalLink } from '../ui/link/external-link.tsx'
import { ContentPage } from './content-page.tsx'

interface PageWithLinkElsewhereProps {
  page: Page
  label: string
  /** Full address; nothing when the organization could not be read. */
  address: string | undefined
}

/** A page whose text ends with the way to another of the network's sites. */
export function PageWithLinkElsewhere({ page, label, address }: PageWithLinkElsewhereProps) {
  return (
    <ContentPage page={page}>
      {address && (
        <div className="wide section">
          <ExternalLink className="button" href={address}>
            {label}
          </ExternalLink>
        </div>
      )}
    </ContentPage>
  )
}
