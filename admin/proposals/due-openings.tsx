import type { ListViewServerPropsOnly } from 'payload'
import { hasRole } from '../../model/access/roles.ts'
import { tendersToOpen } from '../../procurement/proposal-openings/tenders-to-open.ts'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { OpeningPanel } from './opening-panel.tsx'
import { openingWords } from '../../languages/back-office/opening-words.ts'

/** Above the list of openings: the tenders whose proposals wait, for openers who work with no tender themselves. */
export async function DueOpenings({ payload, i18n, user }: ListViewServerPropsOnly) {
  const language = languageOf({ i18n })
  const words = openingWords[language]
  const tenders = await tendersToOpen(payload, language)
  if (tenders.length === 0) return <p>{words.nothingDue}</p>
  return (
    <div>
      <h2 className="opening-panel-title">{words.due}</h2>
      {tenders.map(({ id, name, timeZone }) => (
        <OpeningPanel
          key={id}
          tender={id}
          name={name}
          timeZone={timeZone}
          mayRead={hasRole(user ?? null, 'procurement')}
        />
      ))}
    </div>
  )
}
