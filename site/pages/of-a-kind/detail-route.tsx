import type { Route } from './+types/detail-route.ts'
import { ArticleOfKind } from './article-of-kind.tsx'
import { kindOfAddress } from './kind-of-address.ts'
import { readArticleOfKind } from './read-article-of-kind.ts'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { name, article } = kindOfAddress(url)
  if (!article) throw new RangeError(`${name} has no page of its own, and is not read as articles`)
  return { kind: name, ...(await readArticleOfKind(context, name, article, params.id)) }
}

/** A record of a kind that has no page of its own design. */
export default function RecordOfKindPage({ loaderData }: Route.ComponentProps) {
  return <ArticleOfKind key={loaderData.kind} {...loaderData} />
}
