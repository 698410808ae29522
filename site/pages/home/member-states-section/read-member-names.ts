import { memberStateKind } from '../../../../content/member-states/kind.ts'
import { pageKind } from '../../../../content/pages/kind.ts'
import { findRecord, listRecords } from '../../../../content/read/content-kind.ts'
import type { LocalizedText } from '../../../../content/read/localized-text.ts'
import type { Reading } from '../../../../content/read/reading.ts'
import { compareNames } from '../../../i18n/format.ts'

export interface MemberNames {
  /** What the members' page begins with. */
  lead: LocalizedText | null
  /** As the language's readers order them. */
  names: { id: string; name: LocalizedText }[]
}

/** The member states by name, and the words that lead to them. */
export async function readMemberNames(reading: Reading): Promise<MemberNames> {
  const [members, page] = await Promise.all([
    listRecords(memberStateKind, reading, { perPage: 0 }),
    findRecord(pageKind, reading, 'members'),
  ])
  const compare = compareNames(reading.language)
  return {
    lead: page.found ? page.record.lead : null,
    names: members.records
      .map(({ id, title }) => ({ id, name: title }))
      .toSorted((one, other) => compare(one.name.text, other.name.text)),
  }
}
