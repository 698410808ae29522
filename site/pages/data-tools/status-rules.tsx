import { statuses } from '../../../languages/figure-words.ts'
import { StatusSample } from '../../ui/chart/chart-legend.tsx'
import { useFigureMessages } from '../../language/figure-messages.ts'

/** How the status of a value is found (figures/observations/status.ts), in plain words. */
export function StatusRules() {
  const words = useFigureMessages()
  const { entrance } = words
  return (
    <section className="status-rules" id="ages" aria-labelledby="ages-title">
      <h2 id="ages-title">{entrance.ages}</h2>
      <p>{entrance.agesLead}</p>
      <dl>
        {statuses.map((status) => (
          <div key={status}>
            <dt>
              <StatusSample status={status} /> {words.statuses[status]}
            </dt>
            <dd>{entrance.rules[status]}</dd>
          </div>
        ))}
        <div>
          <dt>{words.noValue}</dt>
          <dd>{entrance.missingRule}</dd>
        </div>
      </dl>
      <p>{entrance.agesEnd}</p>
    </section>
  )
}
