import type { TenderOutcome as Outcome } from '../../../procurement/tenders/kind.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Paragraphs } from '../../ui/text/localized.tsx'
import { TenderDay } from './tender-facts.tsx'

/** How a tender ended: awarded, without an award, or cancelled. */
export function TenderOutcome({ outcome: { outcome, on, note } }: { outcome: Outcome }) {
  const { tenderDetails: words } = useFormMessages()
  return (
    <section id="outcome" className="tender-outcome">
      <h2>{words.outcomeTitle}</h2>
      <p>
        <Badge tone={outcome === 'contract-awarded' ? 'success' : 'neutral'}>{words.outcome[outcome]}</Badge>{' '}
        {on && <TenderDay day={on} />}
      </p>
      {note && <Paragraphs value={note} />}
    </section>
  )
}
