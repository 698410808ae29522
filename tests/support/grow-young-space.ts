import { getHeapSpaceStatistics } from 'node:v8'
import { collectThoroughly } from '../../server/collect-when-idle.ts'

/**
 * A process of its own, run with a rendering process's options: prints the megabytes of V8's space for young objects, once it has grown
 * and once all that nobody holds was collected, as `[grown, collected]`.
 */
// What survives while more is made, as in the making of pages: only then V8 gives young objects more room.
let surviving: object[] = []
for (let round = 0; round < 60; round += 1) {
  surviving = Array.from({ length: 40_000 }, (_, index) => ({
    index,
    round,
    before: surviving[index] === undefined,
  }))
}
const grown = youngMegabytes()
surviving = []
collectThoroughly?.()
process.stdout.write(JSON.stringify([grown, youngMegabytes()]))
process.exitCode = surviving.length

function youngMegabytes(): number {
  const young = getHeapSpaceStatistics().find((space) => space.space_name === 'new_space')
  return (young?.physical_space_size ?? Number.NaN) / 1024 / 1024
}
