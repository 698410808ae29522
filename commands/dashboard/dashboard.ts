import { rows, type Panel, type Query } from './panels.ts'

/** Grafana's data source by the dashboard's own variable, so that it can be imported anywhere. */
const datasource = { type: 'prometheus', uid: '${datasource}' }

/** Columns of Grafana's grid, and the height of a panel and of a row's title. */
const columns = 24
const panelHeight = 8
const titleHeight = 1

interface Place {
  x: number
  y: number
  w: number
  h: number
}

/** The dashboard in Grafana's own format (https://grafana.com/docs/grafana/latest/dashboards/build-dashboards/view-dashboard-json-model/). */
export function dashboard(): object {
  let y = 0
  let id = 0
  const panels = rows.flatMap(({ title, panels: ofRow }) => {
    const width = columns / ofRow.length
    const titlePlace = { x: 0, y, w: columns, h: titleHeight }
    const made = [
      { id: (id += 1), type: 'row', title, collapsed: false, gridPos: titlePlace, panels: [] },
      ...ofRow.map((panel, index) => {
        const place = { x: index * width, y: y + titleHeight, w: width, h: panelHeight }
        return toPanel(panel, (id += 1), place)
      }),
    ]
    y += titleHeight + panelHeight
    return made
  })
  return {
    uid: 'network-website',
    title: 'Network website',
    description: 'Made by "npm run dashboard:write" from commands/dashboard/panels.ts.',
    tags: ['network-website'],
    schemaVersion: 41,
    version: 1,
    editable: true,
    graphTooltip: 1,
    timezone: 'browser',
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    templating: { list: [datasourceVariable, instanceVariable] },
    annotations: { list: [] },
    links: [],
    panels,
  }
}

const datasourceVariable = {
  name: 'datasource',
  label: 'Prometheus',
  type: 'datasource',
  query: 'prometheus',
  regex: '',
  refresh: 1,
  hide: 0,
  current: {},
  options: [],
}

const instanceVariable = {
  name: 'instance',
  label: 'Node',
  type: 'query',
  datasource,
  definition: 'label_values(network_node_ready, instance)',
  query: { query: 'label_values(network_node_ready, instance)', refId: 'instance' },
  refresh: 2,
  sort: 1,
  multi: true,
  includeAll: true,
  hide: 0,
  current: { selected: true, text: ['All'], value: ['$__all'] },
  options: [],
}

function toPanel(
  { title, description, unit, queries, isStacked = false }: Panel,
  id: number,
  gridPos: Place,
) {
  return {
    id,
    type: 'timeseries',
    title,
    description,
    datasource,
    gridPos,
    fieldConfig: {
      defaults: {
        unit,
        min: 0,
        custom: {
          drawStyle: 'line',
          lineWidth: 1,
          fillOpacity: isStacked ? 30 : 5,
          showPoints: 'never',
          spanNulls: false,
          stacking: { mode: isStacked ? 'normal' : 'none', group: 'A' },
        },
      },
      overrides: [],
    },
    options: {
      legend: { displayMode: 'list', placement: 'bottom', showLegend: true, calcs: [] },
      tooltip: { mode: 'multi', sort: 'desc' },
    },
    targets: queries.map(({ expression, legend }, index) => ({
      refId: String.fromCodePoint(65 + index),
      datasource,
      expr: expression,
      legendFormat: legend,
      range: true,
      editorMode: 'code',
    })),
  }
}

/** Every expression of the dashboard, as Prometheus reads it: with Grafana's variables filled in. */
export function expressions(): string[] {
  const queries: Query[] = rows.flatMap(({ panels }) => panels.flatMap((panel) => panel.queries))
  return queries.map(({ expression }) =>
    expression.replaceAll('$__rate_interval', '5m').replaceAll('$instance', '.*'),
  )
}
