import type { Conference } from '../../../content/cop/kind.ts'
import { formatDay, formatNumber } from '../../../languages/format.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { PictureFigure } from '../../ui/picture/picture-figure.tsx'
import { Prose } from '../../ui/rich-text/prose.tsx'
import { Localized } from '../../ui/text/localized.tsx'
import './conference-section.css'

/** A session of the conference of parties: when, where, what it decided. */
export function ConferenceSection({ conference }: { conference: Conference }) {
  const { event: words, details } = useMessages()
  const language = useLanguage()
  const { session, startsOn, endsOn, place, title, summary, body, image } = conference
  return (
    <article className="conference" id={`session-${conference.slug}`}>
      <div className="conference-words">
        <h2>
          <Localized value={title} />
        </h2>
        {summary && (
          <p className="conference-summary">
            <Localized value={summary} />
          </p>
        )}
        <dl className="facts">
          {session !== null && (
            <div>
              <dt>{details.conferenceNumber}</dt>
              <dd>{formatNumber(session, language)}</dd>
            </div>
          )}
          <div>
            <dt>{words.when}</dt>
            <dd>
              <time dateTime={startsOn}>{formatDay(startsOn, language)}</time>
              {endsOn && endsOn !== startsOn && (
                <>
                  {' – '}
                  <time dateTime={endsOn}>{formatDay(endsOn, language)}</time>
                </>
              )}
            </dd>
          </div>
          {place && (
            <div>
              <dt>{words.where}</dt>
              <dd>
                <Localized value={place} />
              </dd>
            </div>
          )}
        </dl>
        {body && <Prose value={body} />}
      </div>
      {image && <PictureFigure picture={image} sizes="(min-width: 960px) 30rem, 100vw" />}
    </article>
  )
}
