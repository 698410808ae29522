import type { ReactNode } from 'react'
import type { Page } from '../../content/pages/kind.ts'
import { CardGrid, type CardItem } from '../ui/card/card.tsx'
import { SiteLink } from '../ui/link/site-link.tsx'
import { useMessages } from '../i18n/use-language.ts'
import { Prose } from '../ui/text/localized.tsx'
import { PageIntroduction } from './page-introduction.tsx'

interface ContentPageProps {
  page: Page
  children?: ReactNode
}

/** A page whose text editors keep, and what its address adds to it. */
export function ContentPage({ page, children }: ContentPageProps) {
  return (
    <>
      <PageIntroduction page={page} />
      {page.body && (
        <section className="section">
          <div className="wide">
            <Prose value={page.body} />
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
  const { content, labelled } = useMessages()
  if (items.length === 0) return null
  return (
    <section className="section">
      <div className="wide">
        <h2>{title}</h2>
        <CardGrid items={items} />
        {allAt && (
          <p>
            <SiteLink to={allAt}>{labelled(content.all, title)}</SiteLink>
          </p>
        )}
      </div>
    </section>
  )
}

interface LinkSectionProps {
  title: string
  links: readonly { to: string; label: string }[]
}

/** The pages of a section. */
export function LinkSection({ title, links }: LinkSectionProps) {
  return (
    <nav className="section" aria-label={title}>
      <div className="wide">
        <h2>{title}</h2>
        <ul>
          {links.map(({ to, label }) => (
            <li key={to}>
              <SiteLink to={to}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
