import type { UIFieldServerProps } from 'payload'
import { hasRole } from '../../model/access/roles.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import { OpeningPanel } from './opening-panel.tsx'

/** Beside a tender's form: its proposals. A tender that is not saved yet has none. */
export function TenderProposals({ data, id, req }: UIFieldServerProps) {
  if (!id) return null
  const zone: unknown = data.deadline_tz
  return (
    <OpeningPanel
      tender={id}
      timeZone={typeof zone === 'string' ? zone : defaultTimeZone}
      mayRead={hasRole(req.user, 'procurement')}
    />
  )
}
