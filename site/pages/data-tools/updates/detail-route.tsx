import type { Route } from './+types/detail-route.ts'
import { dataImportKind, type DataImport } from '../../../../figures/data-imports/kind.ts'
import { updateFileAddress } from '../../../../figures/downloads/figure-files.ts'
import { formatNumber, formatYear } from '../../../../languages/format.ts'
import type { Fact } from '../../../ui/text/fact-list.tsx'
import { useFigureMessages } from '../../../language/figure-messages.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { readingContext, siteUrlContext } from '../../../loading/contexts.ts'
import { ArticleOfKind } from '../../of-a-kind/article-of-kind.tsx'
import { readArticleOfKind } from '../../of-a-kind/read-article-of-kind.ts'
import { TakeAway } from '../../../ui/take-away/take-away.tsx'
import { readUpdateChanges } from './read-update-changes.ts'
import { readUpdateTakeAway } from './read-update-take-away.ts'
import { RevisedValues } from './update-changes.tsx'
import './update.css'

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await readArticleOfKind(context, 'data-imports', dataImportKind, params.id)
  const reading = context.get(readingContext)
  const { article } = found
  const [changes, takeAway] = await Promise.all([
    readUpdateChanges(reading, article),
    readUpdateTakeAway(reading, article, context.get(siteUrlContext)),
  ])
  return { ...found, changes, takeAway }
}

/** An update of the figures: where it came from, and which values it revised. */
export default function UpdatePage({
  loaderData: { article, related, changes, takeAway },
}: Route.ComponentProps) {
  const { update: words } = useFigureMessages()
  const language = useLanguage()
  return (
    <ArticleOfKind kind="data-imports" article={article} related={related} facts={useFacts(article)}>
      {article.undoneByVersion !== null && (
        <p className="notice">{words.undone(formatYear(article.undoneByVersion, language))}</p>
      )}
      {changes && <RevisedValues changes={changes} />}
      {changes && takeAway && (
        <TakeAway file={(format) => updateFileAddress(article.slug, format)} {...takeAway} />
      )}
    </ArticleOfKind>
  )
}

function useFacts({ version, editionYear, fileName, counts }: DataImport): Fact[] {
  const words = useFigureMessages()
  const language = useLanguage()
  const { update } = words
  const count = (value: number) => formatNumber(value, language)
  return [
    ...(version === null ? [] : [{ label: update.version, value: formatYear(version, language) }]),
    ...(editionYear === null ? [] : [{ label: words.edition, value: formatYear(editionYear, language) }]),
    { label: update.counts.new, value: count(counts.new) },
    { label: update.counts.revised, value: count(counts.revised) },
    { label: update.counts.withdrawn, value: count(counts.withdrawn) },
    { label: update.counts.unchanged, value: count(counts.unchanged) },
    ...(fileName === null
      ? []
      : [{ label: update.file, value: <bdi className="update-file">{fileName}</bdi> }]),
  ]
}
