import { formatYear } from '../../../languages/format.ts'
import { useFigureMessages } from '../../language/figure-messages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { SiteLink } from '../../ui/link/site-link.tsx'
import { StandaloneLink } from '../../ui/link/standalone-link.tsx'
import { SubscribeLinks } from '../../ui/subscribe/subscribe.tsx'
import { Localized } from '../../ui/text/localized.tsx'
import type { EntranceData } from './read-entrance.ts'

/** The versions that were published last, and the feeds that tell of further ones. */
export function FiguresNews({ versions }: Pick<EntranceData, 'versions'>) {
  const words = useFigureMessages()
  const language = useLanguage()
  return (
    <aside className="figures-news" aria-labelledby="figures-news">
      <h2 id="figures-news">{words.entrance.whatIsNew}</h2>
      {versions.length === 0 ? (
        <p>{words.entrance.noVersion}</p>
      ) : (
        <ul className="figures-news-list">
          {versions.map(({ number, day, publishedAt, isUndo, update }) => (
            <li key={number}>
              <span className="figures-news-version">{words.version(formatYear(number, language))}</span>
              <time dateTime={publishedAt}>{day}</time>
              {update && (
                <SiteLink to={`/data-tools/updates/${update.slug}`}>
                  <Localized value={update.title} />
                </SiteLink>
              )}
              {isUndo && <span>{words.entrance.undo}</span>}
            </li>
          ))}
        </ul>
      )}
      <StandaloneLink to="/data-tools/updates">{words.entrance.allUpdates}</StandaloneLink>
      <SubscribeLinks section="data" />
    </aside>
  )
}
