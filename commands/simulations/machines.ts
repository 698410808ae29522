import { parseEnvironment } from '../../environment.ts'
import { patience, queueLimits, rendersOfOne } from '../../server/answering/queue-limits.ts'
import {
  bytesBesideBody,
  restAfterPublish,
  restsForEachPage,
  shareOfQueries,
} from '../../server/page-cache/page-cache.ts'
import { grace, longestLife } from '../../server/pages/page-caching.ts'
import { cdnCaching } from '../../server/shared-caching.ts'
import { answeringProcesses } from '../steps/public-processes.ts'
import { sharedCachingOf } from './edge-cache.ts'
import type { Machines } from './simulate-visits.ts'

export interface MachineChoice {
  nodes: number
  /** Processors of each node that render. */
  processors: number
  edgeLocations: number
  /** PAGE_CACHE_MEGABYTES; the product's own when left out. */
  cacheMegabytes?: number | undefined
}

/** Machines that run the product with the limits, times and headers that it has in its own code. */
export function productOn({ nodes, processors, edgeLocations, cacheMegabytes }: MachineChoice): Machines {
  const { PAGE_CACHE_MEGABYTES, WARM_PAGES } = parseEnvironment({})
  return {
    nodes,
    renderingProcesses: processors,
    answeringProcesses: answeringProcesses(processors),
    edgeLocations,
    edgeCaching: sharedCachingOf(cdnCaching),
    rendersOfOne,
    mostWaiting: queueLimits.mostWaiting,
    longestWait: queueLimits.longestWait / 1000,
    spread: 'exponential',
    origin: {
      life: longestLife / 1000,
      grace: grace / 1000,
      patience: patience / 1000,
      cacheBytes: (cacheMegabytes ?? PAGE_CACHE_MEGABYTES) * 1024 * 1024 * (1 - shareOfQueries),
      bytesBesideBody,
      warmed: WARM_PAGES,
      restAfterPublish: restAfterPublish / 1000,
      restsForEachPage,
    },
  }
}
