/**
 * The metrics of several processes as one text in Prometheus' format, in which each metric is described once. Their samples
 * differ by the label `process`.
 */
export function mergeMetrics(texts: readonly string[]): string {
  const families = new Map<string, { description: string[]; samples: string[] }>()
  for (const text of texts) {
    let family: { description: string[]; samples: string[] } | undefined
    let isKnown = false
    for (const line of text.split('\n')) {
      const [, name] = /^# HELP (\S+) /.exec(line) ?? []
      if (name !== undefined) {
        const known = families.get(name)
        isKnown = known !== undefined
        family = known ?? { description: [], samples: [] }
        families.set(name, family)
      }
      if (line === '' || !family) continue
      if (!line.startsWith('#')) family.samples.push(line)
      else if (!isKnown) family.description.push(line)
    }
  }
  return [...families.values()]
    .map(({ description, samples }) => `${[...description, ...samples].join('\n')}\n`)
    .join('\n')
}
