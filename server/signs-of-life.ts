import { print } from '../store/log/print.ts'

/** Milliseconds between two signs of life. */
export const betweenSigns = 1000

/** Of the longest silence, what a silent process is given once more. */
const lastChance = 0.25

/** Milliseconds without a sign of the process that supervises after which it is given its last chance, and then ended. */
const longestSilenceOfParent = 8000

/** What the process that supervises sends those that it started. */
const signOfParent = 'supervised'

/**
 * Sends a message to whoever has started this process, now and each second as long as its work goes on: one that says nothing
 * any more is ended by force (`commands/steps/supervise.ts`).
 */
export function giveSignsOfLife(message: object | string): void {
  repeatSigns(process, message)
}

/** Sends a process that this one has started a sign of life each second, for `endSilentParent`. */
export function giveChildSignsOfLife(child: SignReceiver & NodeJS.EventEmitter): void {
  const signs = repeatSigns(child, signOfParent)
  child.once('exit', () => clearInterval(signs))
}

interface SignReceiver {
  connected: boolean
  send?: NodeJS.Process['send']
}

function repeatSigns(receiver: SignReceiver, message: object | string): NodeJS.Timeout {
  // Whoever is gone hears nothing, and that is no fault of this process.
  const give = () => receiver.connected && receiver.send?.(message, undefined, undefined, () => undefined)
  give()
  return setInterval(give, betweenSigns).unref()
}

/**
 * Calls `end` once nothing was heard for so many milliseconds, and then for a quarter of that: where the whole machine stood
 * still, time is over before what was said meanwhile is read.
 */
export function whenSilent(longestSilence: number, end: () => void): { heard: () => void; stop: () => void } {
  let watch: NodeJS.Timeout | undefined
  return {
    heard() {
      clearTimeout(watch)
      watch = setTimeout(() => {
        watch = setTimeout(end, longestSilence * lastChance).unref()
      }, longestSilence).unref()
    },
    stop: () => clearTimeout(watch),
  }
}

/**
 * Ends the process that supervises this one by force when it hangs, as nobody else would: it holds the port, so that a site
 * whose supervisor hangs answers no new visitor. The others then end by themselves, and whoever started the product (systemd,
 * Docker, Kubernetes) starts it again.
 * @param longestSilence milliseconds
 */
export function endSilentParent(longestSilence = longestSilenceOfParent): void {
  const parent = process.ppid
  const { heard, stop } = whenSilent(longestSilence, () => {
    if (!process.connected || process.ppid !== parent) return
    print('The process that supervises says nothing any more, and is ended by force', 'error')
    try {
      process.kill(parent, 'SIGKILL')
    } catch {
      // It has ended meanwhile, or another was quicker.
    }
  })
  process.on('message', (message) => {
    if (message === signOfParent) heard()
  })
  process.once('disconnect', stop)
}
