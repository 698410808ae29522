// To be loaded first by products of tests. Plain JavaScript, as `quick-passwords.mjs`.
import { setFlagsFromString } from 'node:v8'

// To hold little for months, the public server clears memory away whenever it has grown by a fifth (docs/performance.md). Until
// a process has grown to its usual size, which takes it the few minutes that a test needs it, that is two fifths of its
// processor time. Trials of what it holds start it without this.
setFlagsFromString('--heap-growing-percent=0')
