/**
 * Options for Node under which the public server runs: young objects in small spaces, so that the many short-lived
 * pieces of uploads are cleared away early (`npm run trial:load`: 79 MB more for 50 times 8 MB, 103 without), and a heap
 * that is kept tidy rather than let grow. A page that is kept costs no heap, so visitors do not notice
 * (docs/performance.md).
 */
export const publicServerOptions: readonly string[] = ['--max-semi-space-size=4', '--optimize-for-size']

/** The C library's memory (libuv's threads, compression, SQLite): few arenas, given back to the machine early. */
export const publicServerMemory: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '65536',
}
