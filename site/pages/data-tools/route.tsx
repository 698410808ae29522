import type { Route } from './+types/route.ts'
import { StatusRules } from './status-rules.tsx'
import { readEntrance } from './read-entrance.ts'
import { IndicatorList } from './indicator-list.tsx'
import { FiguresNews } from './figures-news.tsx'
import { Form } from 'react-router'
import { addressIn } from '../../../languages/address.ts'
import { formatNumber } from '../../../languages/format.ts'
import { longestQuery } from '../../../store/search/query-limits.ts'
import { useFigureMessages } from '../../language/figure-messages.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { StandaloneLink } from '../../ui/link/standalone-link.tsx'
import { Prose } from '../../ui/rich-text/prose.tsx'
import { SectionBand } from '../../ui/section-band/section-band.tsx'
import { OtherLanguageNote } from '../detail/other-language-note.tsx'
import { PageIntroduction } from '../page-introduction.tsx'
import { FigureUses } from './figure-uses.tsx'
import './entrance.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  return readEntrance(context, request)
}

/** The entrance to the figures: indicators by pillar, what is new, how the age of values is determined, ways to work with them. */
export default function DataToolsPage({ loaderData }: Route.ComponentProps) {
  const { page, q, count, pillars, versions } = loaderData
  const { entrance: words } = useFigureMessages()
  const { search } = useMessages()
  const language = useLanguage()
  return (
    <>
      <PageIntroduction page={page} />
      {q !== '' && <meta name="robots" content="noindex, follow" />}
      <section className="section entrance" aria-labelledby="indicators">
        <div className="wide">
          <div className="entrance-top">
            <h2 id="indicators">{words.indicators}</h2>
            <Form
              className="entrance-search"
              role="search"
              method="get"
              action={addressIn(language, '/data-tools')}
              preventScrollReset
            >
              <label htmlFor="indicator-words">{words.find}</label>
              <p id="indicator-words-hint">{words.findHint}</p>
              <span className="entrance-search-row">
                <input
                  key={q}
                  id="indicator-words"
                  className="field-control"
                  type="search"
                  name="q"
                  dir="auto"
                  defaultValue={q}
                  maxLength={longestQuery}
                  enterKeyHint="search"
                  aria-describedby="indicator-words-hint"
                />
                <Button type="submit">{search.submit}</Button>
              </span>
            </Form>
          </div>
          <p className="entrance-found" role="status">
            {q !== '' && count > 0 && words.found(count, formatNumber(count, language), isolated(q))}
          </p>
          {count > 0 ? (
            pillars.map(({ pillar, items }) => (
              <IndicatorList key={pillar} pillar={pillar} indicators={items} />
            ))
          ) : (
            <EmptyState title={q === '' ? words.none : words.nothing(isolated(q))} />
          )}
          {q !== '' && <StandaloneLink to="/data-tools">{words.showAll}</StandaloneLink>}
        </div>
      </section>
      <FigureUses />
      <div className="section">
        <div className="wide entrance-columns">
          <StatusRules />
          <FiguresNews versions={versions} />
        </div>
      </div>
      {page.body && (
        <SectionBand title={<span>{words.openData}</span>} ground="sunken">
          <OtherLanguageNote texts={[page.title, page.lead, page.body]} />
          <Prose value={page.body} />
        </SectionBand>
      )}
    </>
  )
}

/** What a visitor typed, within a sentence of another direction. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`
}
