import type { RouterContextProvider } from 'react-router'
import type { Kind } from '../../../languages/declared-kinds.ts'
import type { DatedArticle } from '../../../store/read/article.ts'
import type { ContentKind } from '../../../store/read/content-kind.ts'
import { articleCard } from '../../loading/cards.ts'
import { findOrNotFound } from '../../loading/find-or-not-found.ts'
import { readRelated } from '../../loading/read-related.ts'

/** A dated article, with others of its kind to read on with. */
export async function readArticleOfKind<Article extends DatedArticle>(
  context: Readonly<RouterContextProvider>,
  name: Kind,
  kind: ContentKind<Article>,
  id: string,
) {
  const article = await findOrNotFound(kind, context, id)
  const related = await readRelated({ context, kind, of: article, card: articleCard(name) })
  return { article, related }
}
