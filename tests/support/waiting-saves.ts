import { setImmediate } from 'node:timers/promises'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { vi } from 'vitest'
import { rawSql } from '../../store/database/raw-sql.ts'
import { turnsOf } from '../../store/turns.ts'

/**
 * Waits until saves wait for another one of the same record (`oneSaveAtATime`), or are over because they do not. Called
 * before they ask for their turn.
 * @param count how many of them wait, each for its own record
 */
export async function untilWaiting(payload: Payload, saves: Promise<unknown>, count = 1): Promise<void> {
  const turns = turnsOf(payload)
  const begin = turns.begin.bind(turns)
  let waiting = 0
  const begun = vi.spyOn(turns, 'begin').mockImplementation(async (...args) => {
    waiting += 1
    try {
      return await begin(...args)
    } finally {
      waiting -= 1
    }
  })
  let areOver = false
  const end = () => {
    areOver = true
  }
  void saves.then(end, end)
  try {
    const { dialect, rows } = await rawSql(payload)
    const countWaiting = async () => {
      if (dialect === 'postgres') {
        const locked = sql`SELECT pid FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`
        return (await rows(locked)).length
      }
      // Whoever need not wait has the turn by then.
      await setImmediate()
      return waiting
    }
    await vi.waitUntil(async () => areOver || (await countWaiting()) >= count, {
      ...{ interval: 20, timeout: 60_000 },
    })
  } finally {
    begun.mockRestore()
  }
}
