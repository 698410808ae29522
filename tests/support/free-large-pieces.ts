/**
 * A process of its own, run with `--expose-gc`: prints the megabytes that it holds after it has freed 180 of them, in pieces of 600 kB
 * between which small ones are still in use, as pages and pictures leave them behind.
 */
const kilobyte = 1024
const megabyte = 1024 * kilobyte

const collect = () => {
  globalThis.gc?.()
  // Other threads free what was collected, which the next collection waits for.
  globalThis.gc?.()
}

for (const size of [200, 400, 800, 1600]) {
  for (let count = 0; count < 4; count += 1) Buffer.alloc(size * kilobyte, 1)
  collect()
}
const small: Buffer[] = []
let large: Buffer[] = []
for (let count = 0; count < 300; count += 1) {
  large.push(Buffer.alloc(600 * kilobyte, 1))
  small.push(Buffer.alloc(20 * kilobyte, 1))
}
large = []
collect()
process.stdout.write(`${Math.round(process.memoryUsage.rss() / megabyte)}\n`)
// Still in use until here.
process.exitCode = large.length + small.length === 300 ? 0 : 1
