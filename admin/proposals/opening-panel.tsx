'use client'
import { Button } from '@payloadcms/ui'
import { useId } from 'react'
import { formatNumber } from '../../languages/format.ts'
import { formatGregorianMoment } from '../../languages/moments.ts'
import { ApprovedDownload } from '../step-up/approved-download.tsx'
import { useLanguage } from '../use-language.ts'
import './opening-panel.css'
import { openingWords } from '../../languages/back-office/opening-words.ts'
import { useSummary } from './use-summary.ts'

interface OpeningPanelProps {
  tender: number | string
  /** Shown as its heading where several tenders stand below each other. */
  name?: string
  /** Zone in which times are shown: that of the tender. */
  timeZone: string
  mayRead: boolean
}

/** A tender's proposals: how many, in what state, and what the person can do next, in plain words. */
export function OpeningPanel({ tender, name, timeZone, mayRead }: OpeningPanelProps) {
  const language = useLanguage()
  const words = openingWords[language]
  const { summary, error, isWorking, act } = useSummary(tender, language)
  const title = useId()
  const Heading = name ? 'h3' : 'h2'
  return (
    <section className="opening-panel" aria-labelledby={title}>
      <Heading id={title} className="opening-panel-title">
        {name ?? words.title}
      </Heading>
      {summary && (
        <>
          <dl className="opening-panel-facts">
            <dt>{words.count}</dt>
            <dd>{formatNumber(summary.count, language)}</dd>
            {summary.deadline !== null && (
              <>
                <dt>{words.deadline}</dt>
                <dd>{formatGregorianMoment(summary.deadline, language, timeZone)}</dd>
              </>
            )}
            {summary.expiresAt && (
              <>
                <dt>{words.until}</dt>
                <dd>{formatGregorianMoment(summary.expiresAt, language, timeZone)}</dd>
              </>
            )}
          </dl>
          <p role="status">{isWorking ? words.working : words.state[summary.state]}</p>
          {summary.failed.length > 0 && (
            <p>
              {words.failed} <bdi>{summary.failed.join(', ')}</bdi>
            </p>
          )}
          {summary.notThisOne !== null && <p role="note">{summary.notThisOne}</p>}
          {summary.mayConfirm && (
            <>
              <p>{words.willConfirm}</p>
              <Button disabled={isWorking} onClick={() => void act('confirm')}>
                {words.confirm}
              </Button>
            </>
          )}
          {summary.mayBegin && !summary.mayConfirm && (
            <>
              <p>{words.willBegin}</p>
              <Button buttonStyle="secondary" disabled={isWorking} onClick={() => void act('begin')}>
                {summary.state === 'begun' ? words.startAgain : words.begin}
              </Button>
            </>
          )}
          {mayRead && summary.opened > 0 && (
            <>
              <a href={`/admin/collections/proposals?where[tender][equals]=${tender}`}>{words.list}</a>
              <ApprovedDownload href={`/cms-api/proposals/export.csv?tender=${tender}`}>
                {words.table}
              </ApprovedDownload>
              <ApprovedDownload href={`/cms-api/proposals/files.zip?tender=${tender}`}>
                {words.files}
              </ApprovedDownload>
            </>
          )}
        </>
      )}
      {error !== undefined && (
        <p role="alert" className="opening-panel-error">
          {error || words.failure}
        </p>
      )}
    </section>
  )
}
