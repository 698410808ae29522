export interface Query {
  /** In PromQL, with Grafana's variables. */
  expression: string
  /** How a line is called; `{{label}}` stands for the label's value. */
  legend: string
}

export interface Panel {
  title: string
  description: string
  /** Of Grafana's units. */
  unit: 'reqps' | 'percentunit' | 's' | 'bytes' | 'short' | 'bool_yes_no'
  queries: readonly Query[]
  isStacked?: boolean
}

interface Row {
  title: string
  panels: readonly Panel[]
}

const nodes = 'instance=~"$instance"'

/** What a metric is now, of the chosen nodes. */
const now = (metric: string, labels = '') => `${metric}{${[nodes, labels].filter(Boolean).join(',')}}`
/** How fast a counter grows, by the second. */
const rate = (metric: string, labels = '') => `rate(${now(metric, labels)}[$__rate_interval])`

const slowest = (share: number) =>
  `histogram_quantile(${share}, sum by (kind, le) (${rate('network_request_duration_seconds_bucket')}))`

/** What the dashboard shows: the declaration of `deployment/grafana-dashboard.json`. */
export const rows: readonly Row[] = [
  {
    title: 'Visitors',
    panels: [
      {
        title: 'Requests',
        description: 'Answers a second by what was asked for.',
        unit: 'reqps',
        isStacked: true,
        queries: [{ expression: `sum by (kind) (${rate('network_requests_total')})`, legend: '{{kind}}' }],
      },
      {
        title: 'Failures',
        description: 'Answers a second with a status of 500 or more; 503 from memory is among them.',
        unit: 'reqps',
        queries: [
          {
            expression: `sum by (kind, outcome) (${rate('network_requests_total', 'status="5xx"')})`,
            legend: '{{kind}}, {{outcome}}',
          },
        ],
      },
      {
        title: 'Time until an answer begins',
        description: 'Half of the answers, and 95 of 100, begin within this time.',
        unit: 's',
        queries: [
          { expression: slowest(0.5), legend: '{{kind}}, half' },
          { expression: slowest(0.95), legend: '{{kind}}, 95 of 100' },
        ],
      },
    ],
  },
  {
    title: 'Cache',
    panels: [
      {
        title: 'Where pages come from',
        description:
          'From the cache (hit; stale: the last good page), or made for everybody (miss) or one visitor.',
        unit: 'reqps',
        isStacked: true,
        queries: [
          {
            expression: `sum by (outcome) (${rate('network_requests_total', 'kind=~"page|data|api"')})`,
            legend: '{{outcome}}',
          },
        ],
      },
      {
        title: 'Answers from the cache',
        description: 'Share of pages and of answers of the API that came from the cache.',
        unit: 'percentunit',
        queries: [
          {
            expression: `sum(${rate('network_requests_total', 'kind=~"page|data|api",outcome="hit"')}) / sum(${rate('network_requests_total', 'kind=~"page|data|api"')})`,
            legend: 'from the cache',
          },
        ],
      },
      {
        title: 'Memory of the cache',
        description: 'Bytes of cached answers in each answering process; PAGE_CACHE_MEGABYTES is the most.',
        unit: 'bytes',
        queries: [{ expression: now('network_page_cache_bytes'), legend: '{{instance}} {{process}}' }],
      },
      {
        title: 'Cached answers',
        description: 'How many answers each answering process has in memory.',
        unit: 'short',
        queries: [{ expression: now('network_page_cache_entries'), legend: '{{instance}} {{process}}' }],
      },
    ],
  },
  {
    title: 'Rendering and its queue',
    panels: [
      {
        title: 'Running and waiting',
        description: 'What the answering processes wait for, and what waits for its turn.',
        unit: 'short',
        queries: [
          {
            expression: `sum by (queue) (${now('network_renders_running')})`,
            legend: '{{queue}}, running',
          },
          {
            expression: `sum by (queue) (${now('network_renders_waiting')})`,
            legend: '{{queue}}, waiting',
          },
        ],
      },
      {
        title: 'Refused',
        description: 'Requests a second answered with 503 from memory, because too much waits.',
        unit: 'reqps',
        queries: [
          {
            expression: `sum by (instance) (${rate('network_renders_refused_total')})`,
            legend: '{{instance}}',
          },
        ],
      },
    ],
  },
  {
    title: 'Database',
    panels: [
      {
        title: 'Database away',
        description: '1 while the database does not answer a rendering process.',
        unit: 'bool_yes_no',
        queries: [{ expression: now('network_database_away'), legend: '{{instance}} {{process}}' }],
      },
      {
        title: 'Connections',
        description: 'The pools of all processes to Postgres by state, and what waits for a connection.',
        unit: 'short',
        queries: [
          {
            expression: `sum by (state) (${now('network_database_connections')})`,
            legend: '{{state}}',
          },
        ],
      },
      {
        title: 'Clock of Postgres',
        description: 'How far the clocks of Postgres and of the node are apart.',
        unit: 's',
        queries: [
          { expression: `abs(${now('network_database_clock_offset_seconds')})`, legend: '{{instance}}' },
        ],
      },
    ],
  },
  {
    title: 'What is sent in',
    panels: [
      {
        title: 'Taken',
        description: 'Submissions that were taken, by kind, in an hour.',
        unit: 'short',
        queries: [
          {
            expression: `sum by (kind) (increase(${now('network_submissions_total', 'outcome="taken"')}[1h]))`,
            legend: '{{kind}}',
          },
        ],
      },
      {
        title: 'Not taken',
        description: 'What was refused, by reason, and what was known already, in an hour.',
        unit: 'short',
        queries: [
          {
            expression: `sum by (outcome) (increase(${now('network_submissions_total', 'outcome!="taken"')}[1h]))`,
            legend: '{{outcome}}',
          },
        ],
      },
    ],
  },
  {
    title: 'Mail',
    panels: [
      {
        title: 'Age of the oldest unsent mail',
        description: 'Since it was written into the outbox, which all nodes share.',
        unit: 's',
        queries: [
          { expression: `max(${now('network_oldest_unsent_mail_age_seconds')})`, legend: 'oldest unsent' },
        ],
      },
      {
        title: 'Mail not sent',
        description: 'Mails in the outbox, and those that were given up in the last seven days.',
        unit: 'short',
        queries: [
          { expression: `max(${now('network_unsent_mails')})`, legend: 'unsent' },
          { expression: `max(${now('network_given_up_mails')})`, legend: 'given up' },
        ],
      },
    ],
  },
  {
    title: 'Procurement record',
    panels: [
      {
        title: 'What does not fit',
        description:
          'Findings of the nightly verification of record, files and transparency log; each is a sentence in the back office.',
        unit: 'short',
        queries: [{ expression: `max(${now('network_verification_findings')})`, legend: 'findings' }],
      },
      {
        title: 'Age of the last verification',
        description: 'Since the last one that came to its end.',
        unit: 's',
        queries: [{ expression: `max(${now('network_verification_age_seconds')})`, legend: 'last' }],
      },
      {
        title: 'Entries verified',
        description: 'Entries of the procurement record and of the transparency log that were read.',
        unit: 'short',
        queries: [
          { expression: `max(${now('network_verified_record_entries')})`, legend: 'procurement record' },
          { expression: `max(${now('network_verified_log_entries')})`, legend: 'transparency log' },
        ],
      },
    ],
  },
  {
    title: 'Files, scanner and backup',
    panels: [
      {
        title: 'Free disk',
        description: 'Free share of the disk of the data folder.',
        unit: 'percentunit',
        queries: [
          {
            expression: `${now('network_disk_free_bytes')} / ${now('network_disk_size_bytes')}`,
            legend: '{{instance}}',
          },
        ],
      },
      {
        title: 'Waiting for the virus scanner',
        description: 'Submissions whose files the scanner has not seen.',
        unit: 'short',
        queries: [{ expression: now('network_scans_waiting'), legend: '{{instance}}' }],
      },
      {
        title: 'Age of the newest backup',
        description: 'Since the moment of the newest backup.',
        unit: 's',
        queries: [{ expression: now('network_backup_age_seconds'), legend: '{{instance}}' }],
      },
      {
        title: 'Parts that are not in order',
        description: '/statusz of the node says what is wrong with each.',
        unit: 'short',
        queries: [{ expression: `${now('network_part_ok')} == 0`, legend: '{{instance}} {{part}}' }],
      },
    ],
  },
  {
    title: 'Processes',
    panels: [
      {
        title: 'Not ready',
        description: 'Processes that should run and are not ready.',
        unit: 'short',
        queries: [
          {
            expression: `${now('network_processes')} - ${now('network_processes_ready')}`,
            legend: '{{instance}} {{kind}}',
          },
        ],
      },
      {
        title: 'Node not ready',
        description: '1 while a node cannot answer visitors, not even with the last good pages.',
        unit: 'bool_yes_no',
        queries: [{ expression: `1 - ${now('network_node_ready')}`, legend: '{{instance}}' }],
      },
      {
        title: 'Memory',
        description: 'Resident memory of each process; the back office says nothing of itself.',
        unit: 'bytes',
        queries: [{ expression: now('process_resident_memory_bytes'), legend: '{{instance}} {{process}}' }],
      },
      {
        title: 'Processor',
        description: 'Processors that each process uses.',
        unit: 'percentunit',
        queries: [{ expression: rate('process_cpu_seconds_total'), legend: '{{instance}} {{process}}' }],
      },
      {
        title: 'Delay of the event loop',
        description: '99 of 100 turns of the event loop come within this time of their own.',
        unit: 's',
        queries: [
          { expression: now('nodejs_eventloop_lag_p99_seconds'), legend: '{{instance}} {{process}}' },
        ],
      },
      {
        title: 'Version of Node',
        description: 'Processes by the Node they run on.',
        unit: 'short',
        queries: [
          { expression: `count by (version) (${now('nodejs_version_info')})`, legend: '{{version}}' },
        ],
      },
    ],
  },
]
