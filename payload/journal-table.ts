import type { Endpoint } from 'payload'
import { journalWords } from '../languages/back-office/journal-words.ts'
import { languageOf } from '../languages/back-office/language-of.ts'
import { hasRole } from '../model/access/roles.ts'
import { forbidden, noStore } from '../model/endpoint-answers.ts'
import { enterInJournal } from '../model/journal/enter-in-journal.ts'
import { journalFilter } from '../model/journal/journal-filter.ts'
import { readJournal } from '../model/journal/journal.ts'
import { attachment } from '../submissions/files/content-disposition.ts'
import { writeCsv } from '../submissions/exports/write-csv.ts'

/** Entries of one table; who wants more names days. */
const most = 100_000

/** The journal as a table, to administrators: the filter is that of the screen. */
export const journalTable: Endpoint = {
  path: '/journal.csv',
  method: 'get',
  handler: async (req) => {
    if (!hasRole(req.user, 'administrator')) return forbidden(req)
    const words = journalWords[languageOf(req)]
    const entries = await readJournal(req.payload, journalFilter(Object.fromEntries(req.searchParams)), most)
    await enterInJournal(req, { act: 'exported', kind: null, record: null, title: words.title })
    const rows = entries.map(({ sequence, at, person, act, kind, record, title }) => [
      ...[sequence, at, person?.id ?? '', person ? (person.name ?? '') : words.itself],
      ...[words.acts[act], kind ?? '', record ?? '', title ?? ''],
    ])
    const header = ['#', words.when, `${words.who} #`, words.who, words.what, words.kind, '#', words.record]
    return new Response(writeCsv([header, ...rows]), {
      headers: {
        ...noStore,
        'Content-Type': 'text/csv; charset=utf-8',
        'X-Content-Type-Options': 'nosniff',
        'Content-Disposition': attachment('journal.csv', 'journal.csv'),
      },
    })
  },
}
