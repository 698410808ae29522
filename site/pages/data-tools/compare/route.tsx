import type { Route } from './+types/route.ts'
import { formatList } from '../../../../languages/format.ts'
import { useFigureMessages } from '../../../language/figure-messages.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { PageHead } from '../../../frame/page-head/page-head.tsx'
import { pageText, readPageText } from '../../../loading/page-text.ts'
import { PageHero } from '../../../ui/page-hero/page-hero.tsx'
import { readComparison } from '../read-comparison.ts'
import { ComparisonForm } from './comparison-form.tsx'
import { ComparisonView } from './comparison-view.tsx'
import './compare.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  return pageText(await readComparison(context, request))
}

/** One indicator in two to five countries, at an address that leads to the same comparison again. */
export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { compare: words } = useFigureMessages()
  const language = useLanguage()
  const page = readPageText(loaderData)
  const { comparison } = page
  const title = comparison
    ? words.titleFor(
        formatList(
          comparison.columns.map(({ name }) => name.text),
          language,
        ),
        comparison.indicator.title.text,
      )
    : words.title
  return (
    <div className="compare">
      <PageHead
        title={title}
        description={comparison ? comparison.chart.summary : words.lead}
        search={comparison?.search}
      />
      <PageHero title={words.title} lead={words.lead} />
      <div className="section compare-form-section">
        <div className="wide">
          <ComparisonForm key={page.chosen.join()} page={page} />
        </div>
      </div>
      {comparison && <ComparisonView comparison={comparison} />}
    </div>
  )
}
