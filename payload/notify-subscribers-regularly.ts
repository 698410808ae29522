import type { Payload } from 'payload'
import type { Environment } from '../environment.ts'
import { tenderStatus } from '../procurement/tenders/openness.ts'
import { vacancyStatus } from '../recruitment/vacancies/kind.ts'
import { repeat } from '../store/repeat.ts'
import { listsWithMail } from '../submissions/list-subscribers/form.ts'
import { notifySubscribers, type OpenRecords } from '../submissions/list-subscribers/notify-subscribers.ts'

const interval = 5 * 60_000

const statusIn = { tenders: tenderStatus, vacancies: vacancyStatus } as const

const openRecords: OpenRecords = (list, { payload, now }) =>
  statusIn[list]('open', { payload, language: 'en', now })

/** Notifies subscribers of new tenders and vacancies from now on. Only the back office's process does it. */
export function notifySubscribersRegularly(payload: Payload, settings: Environment): void {
  const round = async () => {
    for (const list of listsWithMail)
      await notifySubscribers({ payload, settings, now: new Date() }, list, openRecords)
  }
  repeat(round, interval, (error) => {
    const fault = error instanceof Error ? error.name : 'unknown'
    payload.logger.error({ fault, msg: 'Subscribers could not be notified' })
  })
}
