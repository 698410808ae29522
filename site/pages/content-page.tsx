import type { ReactNode } from 'react'
import type { Page } from '../../content/pages/kind.ts'
import { CardGrid, type CardItem } from '../ui/card/card.tsx'
import { SectionBand } from '../ui/section-band/section-band.tsx'
import { Prose } from '../ui/rich-text/prose.tsx'
import { OtherLanguageNote } from './detail/other-language-note.tsx'
import { PageIntroduction } from './page-introduction.tsx'
import './content-page.css'

interface ContentPageProps {
  page: Page
  /** Stands beside the text where there is room, and after it where there is none. */
  aside?: ReactNode
  /** Stands before the text. */
  before?: ReactNode
  children?: ReactNode
}

/** A page whose text editors maintain, and what its address adds to it. */
export function ContentPage({ page, aside, before, children }: ContentPageProps) {
  return (
    <>
      <PageIntroduction page={page} />
      {before}
      {page.body && (
        <section className="section">
          <div className="wide">
            <OtherLanguageNote texts={[page.title, page.lead, page.body]} />
            {aside ? (
              <div className="content-with-aside">
                <Prose value={page.body} />
                {aside}
              </div>
            ) : (
              <Prose value={page.body} />
            )}
          </div>
        </section>
      )}
      {children}
    </>
  )
}

interface CardSectionProps {
  title: string
  items: readonly CardItem[]
  /** Where all of them are. */
  allAt?: string
}

/** Some records of a kind, with the way to all of them. Nothing when there are none. */
export function CardSection({ title, items, allAt }: CardSectionProps) {
  if (items.length === 0) return null
  return (
    <SectionBand title={title} {...(allAt && { allAt })}>
      <CardGrid items={items} headingLevel={3} />
    </SectionBand>
  )
}
