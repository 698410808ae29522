import type { Endpoint } from 'payload'
import { z } from 'zod'
import { dashboardWords } from '../languages/back-office/dashboard-words.ts'
import { languageOf } from '../languages/back-office/language-of.ts'
import { forbidden, noStore, refusalAnswer } from '../model/endpoint-answers.ts'
import { readAllCounts } from '../store/reading-counts/read-readings.ts'
import { recentDays } from '../store/reading-counts/recent-days.ts'
import { attachment } from '../submissions/files/content-disposition.ts'
import { writeCsv } from '../submissions/exports/write-csv.ts'

const asked = z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() })

/** Days that are given when none are named. */
const usualDays = 30

/** What was read and downloaded, and where from, as a table, to everybody of the staff: `from` and `to` are days. */
export const readingsTable: Endpoint = {
  path: '/readings.csv',
  method: 'get',
  handler: async (req) => {
    if (!req.user) return forbidden(req)
    const { success, data } = asked.safeParse(Object.fromEntries(req.searchParams))
    if (!success) return refusalAnswer(400, req.t('error:invalidRequestArgs'))
    const days = { ...recentDays(new Date(), usualDays), ...data }
    const words = dashboardWords[languageOf(req)]
    const { day, kind, page, language, reads } = words.table
    const rows = (await readAllCounts(req.payload, days)).map((row) => [
      row.day,
      words.kinds[row.kind],
      words.groups[row.subject] ?? row.subject,
      row.language,
      row.count,
    ])
    return new Response(writeCsv([[day, kind, page, language, reads], ...rows]), {
      headers: {
        ...noStore,
        'Content-Type': 'text/csv; charset=utf-8',
        'X-Content-Type-Options': 'nosniff',
        'Content-Disposition': attachment(`reads-${days.from}-${days.to}.csv`, 'reads.csv'),
      },
    })
  },
}
