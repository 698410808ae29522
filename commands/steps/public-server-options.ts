/**
 * Options for Node under which the public server runs; without either it holds more than its budget of 200 MB
 * (docs/performance.md). Young objects have small spaces, so that the many short-lived pieces of uploads are cleared away
 * early, and old ones are cleared once they have grown by a fifth, where V8 would wait for twice as much. While nobody waits
 * they clear it by themselves (`server/collect-when-idle.ts`), which `--expose-gc` allows.
 */
export const publicServerOptions: readonly string[] = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=20',
  '--expose-gc',
]

/**
 * As those, but with half the space for young objects: passing on what is sent in leaves many pieces of 64 kB behind, which are
 * freed with the next collection of that space. With the smallest, cached answers take a tenth more of the processor's time
 * (`npm run bench:server`).
 */
export const answeringOptions: readonly string[] = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=20',
  '--expose-gc',
]

/** The back office's process keeps V8's own spaces: less room for young objects costs it time. */
export const backOfficeOptions: readonly string[] = ['--expose-gc']

/**
 * For the C library's memory (libuv's threads, compression, SQLite), for the same budget and that of the whole product: one arena,
 * and pieces of 128 kB or more mapped each by itself, so that they go back to the system once they are freed. Unless it is named,
 * the C library raises that limit with each larger piece that is freed, up to 32 MB, and then holds what lies between those in use.
 */
export const mallocSettings: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
}
