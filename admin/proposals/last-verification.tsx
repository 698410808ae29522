import type { ListViewServerPropsOnly } from 'payload'
import { verificationWords } from '../../languages/back-office/verification-words.ts'
import { formatNumber } from '../../languages/format.ts'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { formatGregorianMoment } from '../../languages/moments.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import { readVerification } from '../../procurement/procurement-record/nightly/verifications.ts'
import './opening-panel.css'

/** The server renders it once for each request. */
const presentMoment = () => new Date()

/** Above the procurement record: what its last nightly verification found. */
export async function LastVerification({ payload, i18n }: ListViewServerPropsOnly) {
  const language = languageOf({ i18n })
  const words = verificationWords[language]
  const { last, fault, isOld } = await readVerification(payload, presentMoment())
  const moment = last && formatGregorianMoment(last.finishedAt, language, defaultTimeZone)
  return (
    <section className="opening-panel" aria-labelledby="last-verification">
      <h2 id="last-verification" className="opening-panel-title">
        {words.title}
      </h2>
      {fault !== undefined && <p role="alert">{words.failed}</p>}
      {isOld && fault === undefined && (
        <p role="alert">
          {words.old}: {moment}
        </p>
      )}
      {last && moment !== undefined ? (
        <p>
          {words.summary({
            moment,
            entries: formatNumber(last.entries, language),
            leaves: formatNumber(last.leaves, language),
          })}{' '}
          {last.findings.length === 0 && words.nothingFound}
        </p>
      ) : (
        <p>{words.none}</p>
      )}
      {last && last.findings.length > 0 && (
        <div role="alert">
          <h3>{words.findings}</h3>
          <ul lang="en" dir="ltr">
            {last.findings.map((finding) => (
              <li key={finding}>{finding}</li>
            ))}
          </ul>
          <p>{words.note}</p>
        </div>
      )}
    </section>
  )
}
