import { dashboardWords } from '../../languages/back-office/dashboard-words.ts'
import { formatNumber } from '../../languages/format.ts'
import { readWaiting, type Asking } from './read-waiting.ts'

/** What waits for the person: each with its number, and a link to the list that shows as many. */
export async function WaitingList({ asking }: { asking: Asking }) {
  const { language } = asking
  const words = dashboardWords[language]
  const { waiting, failed } = await readWaiting(asking)
  return (
    <>
      {waiting.length === 0 && failed.length === 0 && <p>{words.nothingWaits}</p>}
      <ul>
        {waiting.map(({ key, what, count, address, isUrgent }) => (
          <li key={key} className={isUrgent ? 'is-urgent' : undefined}>
            {address === undefined ? what : <a href={address}>{what}</a>}
            {count !== undefined && <strong>{formatNumber(count, language)}</strong>}
          </li>
        ))}
      </ul>
      {failed.length > 0 && (
        <p role="alert">
          {words.line(failed.join(language === 'ar' || language === 'fa' ? '، ' : ', '), words.failed)}
        </p>
      )}
    </>
  )
}
