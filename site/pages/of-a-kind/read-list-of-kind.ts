import type { RouterContextProvider } from 'react-router'
import { galleryImageApi } from '../../../content/culture-gallery-images/api.ts'
import { eventApi } from '../../../content/events/api.ts'
import { laboratoryApi } from '../../../content/laboratories/api.ts'
import { projectApi } from '../../../content/projects/api.ts'
import { publicationApi } from '../../../content/publications/api.ts'
import type { Kind } from '../../../languages/declared-kinds.ts'
import type { ServerKind } from '../../../payload/server-kind.ts'
import {
  articleCard,
  eventCard,
  galleryCard,
  laboratoryCard,
  projectCard,
  publicationCard,
} from '../../loading/cards.ts'
import { readListPage, type ListPageData } from '../../loading/read-list-page.ts'

interface Asked {
  context: Readonly<RouterContextProvider>
  request: Request
}

/** Lists of kinds that aren't dated articles, or that offer their filters in an order of their own. */
const ownLists: Partial<Record<Kind, (asked: Asked) => Promise<ListPageData>>> = {
  projects: (asked) =>
    readListPage({
      ...asked,
      api: projectApi,
      filters: ['status', 'topic', 'country', 'program', 'year'],
      sorts: ['order', '-start', 'start'],
      card: projectCard,
    }),
  events: (asked) =>
    readListPage({
      ...asked,
      api: eventApi,
      filters: ['time', 'topic', 'country', 'kind', 'mode', 'year', 'project'],
      sorts: ['next', '-date', 'date'],
      card: eventCard,
    }),
  publications: (asked) =>
    readListPage({
      ...asked,
      api: publicationApi,
      filters: ['kind', 'topic', 'country', 'language', 'year', 'project'],
      card: publicationCard,
    }),
  laboratories: (asked) =>
    readListPage({ ...asked, api: laboratoryApi, filters: ['topic', 'country'], card: laboratoryCard }),
  'culture-gallery-images': (asked) => readListPage({ ...asked, api: galleryImageApi, card: galleryCard }),
}

/** Reads what the list page of a kind shows; nothing for one that neither has a list here nor is read as articles. */
export function listOfKind({
  name,
  article,
  api,
}: ServerKind & { name: Kind }): ((asked: Asked) => Promise<ListPageData>) | undefined {
  if (name in ownLists) return ownLists[name]
  if (!article || !api) return undefined
  const articles = { kind: article, filters: api.filters }
  return (asked) => readListPage({ ...asked, api: articles, card: articleCard(name) })
}
