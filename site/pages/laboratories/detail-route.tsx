import { laboratoryKind } from '../../../content/laboratories/kind.ts'
import { laboratories } from '../../../content/laboratories/declaration.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { laboratoryCard } from '../../loading/cards.ts'
import { findOrNotFound } from '../../loading/find-or-not-found.ts'
import { readRelated } from '../../loading/read-related.ts'
import { ExternalLink } from '../../ui/link/external-link.tsx'
import { WebAddress } from '../../ui/text/contact.tsx'
import { Localized } from '../../ui/text/localized.tsx'
import { ArticlePage } from '../article-page.tsx'
import type { Route } from './+types/detail-route.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const laboratory = await findOrNotFound(laboratoryKind, context, params.id)
  return {
    laboratory,
    related: await readRelated({ context, kind: laboratoryKind, of: laboratory, card: laboratoryCard }),
  }
}

/** A laboratory: who runs it, where it is, and what it works on. */
export default function LaboratoryPage({ loaderData: { laboratory, related } }: Route.ComponentProps) {
  const { laboratory: words, member } = useMessages()
  const language = useLanguage()
  const { host, location, website, topics, country } = laboratory
  const facts = [
    ...(host ? [{ label: words.host, value: <Localized value={host} /> }] : []),
    ...(location ? [{ label: member.location, value: <Localized value={location} /> }] : []),
    ...(website
      ? [
          {
            label: member.website,
            value: (
              <ExternalLink href={website}>
                <WebAddress address={website} />
              </ExternalLink>
            ),
          },
        ]
      : []),
  ]
  return (
    <ArticlePage
      article={laboratory}
      facts={facts}
      topics={topics}
      countries={country ? [country] : []}
      furtherTexts={[host, location]}
      related={{
        title: laboratories.more[language],
        items: related,
        allAt: '/laboratories',
      }}
    />
  )
}
