/**
 * Options for Node under which the public server runs: young objects in small spaces, so that the many short-lived
 * pieces of uploads are cleared away early (`npm run trial:load`), and old ones cleared once they have grown by a fifth,
 * where V8 would wait for twice as much. A page that is cached costs no heap, so visitors do not notice
 * (docs/performance.md).
 */
export const publicServerOptions: readonly string[] = ['--max-semi-space-size=8', '--heap-growing-percent=20']

/** The C library's memory (libuv's threads, compression, SQLite): one arena, given back to the machine early. */
export const publicServerMemory: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '65536',
  MALLOC_MMAP_THRESHOLD_: '16384',
}
