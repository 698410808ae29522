import type { Tender } from '../../procurement/tenders/kind.ts'
import type { Vacancy } from '../../recruitment/vacancies/kind.ts'
import { formatDayIn, formatNumber } from '../../languages/format.ts'
import type { Language } from '../../languages/languages.ts'
import { messagesOf } from '../language/loaded-messages.ts'
import type { RecordRow } from '../ui/record-rows/record-rows.tsx'

/** What a row shows of each kind of record with a deadline, made on the server so that only that travels. */

export function tenderRow(tender: Tender, language: Language): RecordRow {
  const { tender: words, labelled } = messagesOf(language)
  return {
    key: `tenders-${tender.slug}`,
    to: `/tenders/${tender.slug}`,
    reference: tender.referenceNumber,
    title: tender.title,
    facts: [words.category[tender.category], ...(tender.location ? [tender.location] : [])],
    deadline: {
      label: words.deadline,
      text: formatDayIn(tender.deadline, language, tender.timeZone),
      instant: tender.deadline,
      left: tender.isExpired
        ? undefined
        : labelled(words.daysRemaining, formatNumber(tender.daysRemaining, language)),
    },
    status: tender.isExpired
      ? { tone: 'danger', text: words.expired }
      : { tone: 'success', text: words.active },
    isOver: tender.isExpired,
  }
}

export function vacancyRow(vacancy: Vacancy, language: Language): RecordRow {
  const { vacancy: words } = messagesOf(language)
  return {
    key: `vacancies-${vacancy.slug}`,
    to: `/vacancies/${vacancy.slug}`,
    reference: null,
    title: vacancy.title,
    facts: [
      words.kind[vacancy.kind],
      ...(vacancy.grade ? [vacancy.grade] : []),
      ...(vacancy.location ? [vacancy.location] : []),
    ],
    deadline: {
      label: words.deadline,
      text: vacancy.deadline ? formatDayIn(vacancy.deadline, language, vacancy.timeZone) : words.untilFilled,
      instant: vacancy.deadline,
    },
    status: vacancy.isExpired
      ? { tone: 'danger', text: words.closed }
      : { tone: 'success', text: words.open },
    isOver: vacancy.isExpired,
  }
}
