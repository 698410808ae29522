import type { ReactNode } from 'react'
import type { Tender } from '../../../procurement/tenders/kind.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx'
import { StandaloneLink } from '../../ui/link/standalone-link.tsx'
import { PageHead } from '../../frame/page-head/page-head.tsx'
import { PageHero } from '../../ui/page-hero/page-hero.tsx'
import { Localized } from '../../ui/text/localized.tsx'
import './tender.css'

interface TenderFormPageProps {
  tender: Tender
  title: string
  children: ReactNode
}

/** A form about a tender on a page of its own. Search engines find the tender rather than its forms. */
export function TenderFormPage({ tender, title, children }: TenderFormPageProps) {
  const { navigation, tenderDetails } = useFormMessages()
  return (
    <>
      <PageHead slug={tender.slug} title={`${title}: ${tender.title.text}`} description={tender.title.text} />
      <meta name="robots" content="noindex" />
      <PageHero
        title={title}
        lead={<Localized value={tender.title} />}
        topic={tender.topics[0]?.slug}
        breadcrumb={
          <Breadcrumb
            steps={[
              { label: navigation.tenders, to: '/tenders' },
              { label: <Localized value={tender.title} />, to: `/tenders/${tender.slug}` },
            ]}
            current={title}
          />
        }
      />
      <div className="wide section tender-form-page">
        {children}
        <p>
          <StandaloneLink to={`/tenders/${tender.slug}`} isBackward>
            {tenderDetails.toTender}
          </StandaloneLink>
        </p>
      </div>
    </>
  )
}
