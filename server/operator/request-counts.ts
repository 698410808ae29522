const requestKinds = ['page', 'data', 'api', 'file', 'admin', 'submission', 'health'] as const

export type RequestKind = (typeof requestKinds)[number]

/** Where an answer came from: the cache, a rendering process for one visitor, this process, or a refusal as busy. */
const outcomes = ['hit', 'miss', 'stale', 'passed', 'own', 'refused'] as const

export type AnswerOutcome = (typeof outcomes)[number]

/** Upper limits in milliseconds. */
const limits = [1, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000] as const

const statusClasses = 6

/** What a request asks for, by its method and address alone. */
export function kindOfRequest(method: string, address: string): RequestKind {
  if (/^\/(?:admin|cms-api)(?:[/?]|$)/.test(address)) return 'admin'
  if (method !== 'GET' && method !== 'HEAD') return 'submission'
  if (/^\/api(?:[/?]|$)/.test(address)) return 'api'
  if (/^\/(?:assets|files|flags|covers|previews|maps)\/|^\/favicon\./.test(address)) return 'file'
  if (/^\/(?:healthz|readyz)(?:\?|$)/.test(address)) return 'health'
  const end = address.indexOf('?')
  return address.endsWith('.data', end === -1 ? address.length : end) ? 'data' : 'page'
}

/** A number with what it belongs to. */
export interface CountedRequests {
  kind: RequestKind
  outcome: AnswerOutcome
  /** `2xx` and so on. */
  status: string
  count: number
}

/**
 * Counts answered requests in plain numbers: a cached answer takes some forty microseconds, and a metrics library's counter
 * and histogram one and a half.
 */
export class RequestCounts {
  readonly #counts = new Float64Array(requestKinds.length * outcomes.length * statusClasses)
  readonly #durations = new Float64Array(requestKinds.length * (limits.length + 1))
  readonly #milliseconds = new Float64Array(requestKinds.length)

  /** Counts an answer. */
  count(kind: RequestKind, outcome: AnswerOutcome, status: number, milliseconds: number): void {
    const ofKind = requestKinds.indexOf(kind)
    const ofOutcome = ofKind * outcomes.length + outcomes.indexOf(outcome)
    add(this.#counts, ofOutcome * statusClasses + Math.trunc(status / 100), 1)
    let step = 0
    while (step < limits.length && milliseconds > (limits[step] ?? 0)) step += 1
    add(this.#durations, ofKind * (limits.length + 1) + step, 1)
    add(this.#milliseconds, ofKind, milliseconds)
  }

  /** All that were counted at least once. */
  counted(): CountedRequests[] {
    return requestKinds.flatMap((kind, ofKind) =>
      outcomes.flatMap((outcome, ofOutcome) =>
        Array.from({ length: statusClasses }, (_, status) => ({
          ...{ kind, outcome, status: `${status}xx` },
          count: this.#counts[(ofKind * outcomes.length + ofOutcome) * statusClasses + status] ?? 0,
        })).filter(({ count }) => count > 0),
      ),
    )
  }

  /** Refused as busy. */
  get refused(): number {
    return this.counted()
      .filter(({ outcome }) => outcome === 'refused')
      .reduce((sum, { count }) => sum + count, 0)
  }

  /** A histogram of how long answers took, in Prometheus' text format. The library can't take over what was counted. */
  durations(name: string, process: string): string {
    const samples = requestKinds.flatMap((kind, ofKind) => {
      const labels = `kind="${kind}",process="${process}"`
      let sum = 0
      const buckets = [...limits, Number.POSITIVE_INFINITY].map((limit, step) => {
        sum += this.#durations[ofKind * (limits.length + 1) + step] ?? 0
        const le = limit === Number.POSITIVE_INFINITY ? '+Inf' : String(limit / 1000)
        return `${name}_bucket{le="${le}",${labels}} ${sum}`
      })
      const seconds = (this.#milliseconds[ofKind] ?? 0) / 1000
      return [...buckets, `${name}_sum{${labels}} ${seconds}`, `${name}_count{${labels}} ${sum}`]
    })
    return `# HELP ${name} Seconds until an answer began, by what was asked for.\n# TYPE ${name} histogram\n${samples.join('\n')}\n`
  }
}

function add(numbers: Float64Array, index: number, amount: number): void {
  numbers[index] = (numbers[index] ?? 0) + amount
}
