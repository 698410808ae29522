import type { DashboardViewServerProps } from '@payloadcms/next/views'
import { Suspense, type ReactNode } from 'react'
import { environment } from '../../environment.ts'
import { backOfficeName } from '../../languages/back-office/back-office-name.ts'
import { dashboardWords } from '../../languages/back-office/dashboard-words.ts'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { hasRole } from '../../model/access/roles.ts'
import './dashboard.css'
import { OwnTasks } from './own-tasks.tsx'
import { Readings } from './readings.tsx'
import { WaitingList } from './waiting-list.tsx'

/** The server renders it once for each request. */
const presentMoment = () => new Date()

/** Above the cards of all kinds: what waits for the person, their tasks, and for editors what is read. */
export function WaitingDashboard({ payload, i18n, user }: DashboardViewServerProps) {
  if (!user) return null
  const language = languageOf({ i18n })
  const words = dashboardWords[language]
  const asking = { payload, user, language, settings: environment(), now: presentMoment() }
  return (
    <div className="waiting-dashboard">
      <h1 className="visually-hidden">{backOfficeName[language]}</h1>
      <Part id="what-waits" title={words.waiting} loading={words.loading}>
        <WaitingList asking={asking} />
      </Part>
      <Part id="own-tasks" title={words.myTasks} loading={words.loading}>
        <OwnTasks asking={asking} />
      </Part>
      {hasRole(user, 'editor') && (
        <Part id="what-is-read" title={words.readings} loading={words.loading}>
          <Readings asking={asking} />
        </Part>
      )}
    </div>
  )
}

interface PartProps {
  id: string
  title: string
  loading: string
  children: ReactNode
}

/** Shown as soon as it is read, whatever the other parts take. */
function Part({ id, title, loading, children }: PartProps) {
  return (
    <section className="waiting-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Suspense fallback={<p role="status">{loading}</p>}>{children}</Suspense>
    </section>
  )
}
