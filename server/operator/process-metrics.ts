import type { Registry } from 'prom-client'

type Library = typeof import('prom-client')

/**
 * The metrics of this process: memory, processor, event loop, and what it counts of its own work. The library is loaded when
 * somebody asks for the first time: without an operator's port nobody does, and nothing is measured.
 * @param make makes the process's own metrics, which read what they say when they are asked for
 * @returns what gives them in Prometheus' text format under the process's name
 */
export function processMetrics(
  make: (library: Library, registers: [Registry]) => readonly object[],
): (name: string) => Promise<string> {
  let registry: Promise<Registry> | undefined
  const load = async () => {
    const library = await import('prom-client')
    const made = new library.Registry()
    library.collectDefaultMetrics({ register: made })
    make(library, [made])
    return made
  }
  return async (name) => {
    registry ??= load()
    const made = await registry
    made.setDefaultLabels({ process: name })
    return made.metrics()
  }
}
