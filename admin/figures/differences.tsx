'use client'
import { Button } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { DifferenceInWords, ImportSummary } from '../../figures/data-imports/summary.ts'
import { formatNumber } from '../../languages/format.ts'
import { useLanguage } from '../use-language.ts'
import { dataImportWords } from '../../languages/back-office/data-import-words.ts'
import { askDifferences } from './use-import.ts'

const ways = ['revised', 'withdrawn', 'new'] as const

interface Shown {
  way: DifferenceInWords['change']
  page: number
}

/** What an import changes: how many values of each indicator, and each of them, page by page. */
export function Differences({ id, summary }: { id: number | string; summary: ImportSummary }) {
  const language = useLanguage()
  const words = dataImportWords[language]
  const [shown, setShown] = useState<Shown>()
  const number = (value: number) => formatNumber(value, language)
  const { counts, indicators } = summary
  if (!counts) return null
  return (
    <>
      <div className="data-import-table data-import-counts">
        <table>
          <caption>{summary.published ? words.changed : words.changes}</caption>
          <thead>
            <tr>
              <th scope="col">{words.indicator}</th>
              <th scope="col">{words.ways.new}</th>
              <th scope="col">{words.ways.revised}</th>
              <th scope="col">{words.ways.withdrawn}</th>
              <th scope="col">{words.ways.unchanged}</th>
            </tr>
          </thead>
          <tbody>
            {indicators.map((of) => (
              <tr key={of.id}>
                <th scope="row">
                  <bdi>{of.title}</bdi>
                </th>
                <td>{number(of.new)}</td>
                <td>{number(of.revised)}</td>
                <td>{number(of.withdrawn)}</td>
                <td>{summary.published ? '' : number(of.unchanged)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{words.total}</th>
              <td>{number(counts.new)}</td>
              <td>{number(counts.revised)}</td>
              <td>{number(counts.withdrawn)}</td>
              <td>{number(counts.unchanged)}</td>
            </tr>
          </tbody>
        </table>
      </div>
      <div className="data-import-choices">
        {ways.map((way) =>
          counts[way] === 0 ? null : (
            <Button
              key={way}
              buttonStyle="secondary"
              size="small"
              margin={false}
              aria-expanded={shown?.way === way}
              onClick={() => setShown(shown?.way === way ? undefined : { way, page: 1 })}
            >
              {words.show[way]}
            </Button>
          ),
        )}
      </div>
      {shown && <DifferencesOnPage id={id} shown={shown} total={counts[shown.way]} onPage={setShown} />}
    </>
  )
}

interface DifferencesOnPageProps {
  id: number | string
  shown: Shown
  total: number
  onPage: (shown: Shown) => void
}

function DifferencesOnPage({ id, shown: { way, page }, total, onPage }: DifferencesOnPageProps) {
  const language = useLanguage()
  const words = dataImportWords[language]
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof askDifferences>> | null>(null)
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const given = await askDifferences(id, language, way, page)
      if (isCurrent) setAnswer(given)
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [id, language, way, page])
  if (answer === null) return <p role="status">{words.working}</p>
  if (!answer) {
    return (
      <p role="alert" className="data-import-error">
        {words.failure}
      </p>
    )
  }
  const last = Math.max(1, Math.ceil(total / answer.perPage))
  const value = (given: number | null) => (given === null ? '–' : exact(given))
  return (
    <>
      <div className="data-import-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.indicator}</th>
              <th scope="col">{words.country}</th>
              <th scope="col">{words.year}</th>
              <th scope="col">{words.former}</th>
              <th scope="col">{words.value}</th>
            </tr>
          </thead>
          <tbody>
            {answer.differences.map((of) => (
              <tr key={`${of.indicator} ${of.country} ${of.year}`}>
                <td>
                  <bdi>{of.title}</bdi>
                </td>
                <td>
                  <bdi>{of.countryName}</bdi>
                </td>
                <td>{of.year}</td>
                <td dir="ltr">{value(of.former)}</td>
                <td dir="ltr">{value(of.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {last > 1 && (
        <div className="data-import-choices">
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={page === 1}
            onClick={() => onPage({ way, page: page - 1 })}
          >
            {words.previous}
          </Button>
          <span>{words.page(formatNumber(page, language), formatNumber(last, language))}</span>
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={page >= last}
            onClick={() => onPage({ way, page: page + 1 })}
          >
            {words.next}
          </Button>
        </div>
      )}
    </>
  )
}

/** As the file has it, to the last digit: whoever checks an import compares it with the file. */
function exact(value: number): string {
  return String(value)
}
