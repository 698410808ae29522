import type { SystemChart } from '../../../content/oic-system-charts/kind.ts'
import { Localized } from '../text/localized.tsx'
import './system-chart-outline.css'

/** An organisation chart as an outline that can be read aloud, drawn as a tree. */
export function SystemChartOutline({ chart }: { chart: SystemChart }) {
  return (
    <article className="system-chart">
      <h3>
        <Localized value={chart.title} />
      </h3>
      {chart.description && (
        <p>
          <Localized value={chart.description} />
        </p>
      )}
      <Branch nodes={chart.nodes} parentKey={null} above={[]} />
    </article>
  )
}

interface BranchProps {
  nodes: SystemChart['nodes']
  parentKey: string | null
  /** Keys on the way to this branch: a chart that an editor closed into a ring must not go round for ever. */
  above: readonly string[]
}

function Branch({ nodes, parentKey, above }: BranchProps) {
  const children = nodes.filter((node) => node.parentKey === parentKey && !above.includes(node.key))
  if (children.length === 0) return null
  return (
    <ul>
      {children.map((node) => (
        <li key={node.key}>
          <span>
            <Localized value={node.label} />
          </span>
          <Branch nodes={nodes} parentKey={node.key} above={[...above, node.key]} />
        </li>
      ))}
    </ul>
  )
}
