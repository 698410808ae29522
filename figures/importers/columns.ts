import { foldSpelling } from '../../store/search/fold-spelling.ts'
import { foundText } from './file-refusal.ts'
import type { FileProblemReason } from './file-rows.ts'

/** Headings under which files have what is read from them, in the order in which they are preferred. */
const headings = {
  indicator: [
    ...['indicator code', 'indicator id', 'series code', 'indicator', 'series', 'variable'],
    ...['code de l’indicateur', 'code indicateur', 'indicateur', 'رمز المؤشر', 'المؤشر', 'مؤشر'],
    ...['کد شاخص', 'شاخص', 'indicator name', 'series name'],
  ],
  country: [
    ...['country iso3 code', 'countryiso3code', 'iso3', 'iso3c', 'iso 3', 'alpha 3', 'iso alpha 3'],
    ...['iso2', 'iso2c', 'iso 2', 'alpha 2', 'iso alpha 2', 'country code', 'economy code', 'area code m49'],
    ...['m49', 'ref area', 'geo', 'country', 'country name', 'country or area', 'economy', 'entity', 'area'],
    ...['location', 'state', 'member state', 'code pays', 'code du pays', 'pays', 'رمز البلد', 'رمز الدولة'],
    ...['البلد', 'الدولة', 'بلد', 'دولة', 'کد کشور', 'کشور', 'نام کشور'],
  ],
  year: ['year', 'time period', 'time', 'date', 'annee', 'an', 'السنة', 'سنة', 'العام', 'سال'],
  value: ['value', 'obs value', 'valeur', 'القيمة', 'قيمة', 'مقدار', 'ارزش'],
  status: ['status', 'obs status', 'statut', 'الحالة', 'حالة', 'وضعیت'],
} as const

export type Role = keyof typeof headings

/** The places, from 0, of the columns that a role has, the preferred first. */
export type Columns = Readonly<Record<Role, readonly number[]>>

/** Capitals, marks, underscores and hyphens play no part. */
const comparable = (heading: string) => foldSpelling(heading.slice(0, 100).replaceAll('_', ' '))

const places: ReadonlyMap<string, { role: Role; rank: number }> = new Map(
  (['indicator', 'country', 'year', 'value', 'status'] as const).flatMap((role) =>
    headings[role].map((heading, rank) => [comparable(heading), { role, rank }] as const),
  ),
)

/** What is read from which column; columns of other headings are not read. */
export function findColumns(header: readonly string[]): Columns {
  const known = header.flatMap((heading, column) => {
    const place = places.get(comparable(heading))
    return place ? [{ ...place, column }] : []
  })
  const columnsOf = (role: Role) =>
    known
      .filter((heading) => heading.role === role)
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ column }) => column)
  return {
    indicator: columnsOf('indicator'),
    country: columnsOf('country'),
    year: columnsOf('year'),
    value: columnsOf('value'),
    status: columnsOf('status'),
  }
}

/** Why a file with these columns can't be read: one that is needed is missing, or one of those read stands there twice. */
export function columnsProblem(
  header: readonly string[],
  columns: Columns,
  needed: readonly Role[],
): FileProblemReason | null {
  const absent = needed.find((role) => columns[role].length === 0)
  if (absent) return { code: 'missingColumn', column: absent }
  const read = Object.values(columns).flatMap((found) =>
    found.map((column) => comparable(header[column] ?? '')),
  )
  const repeated = read.find((heading, index) => read.indexOf(heading) !== index)
  return repeated === undefined ? null : { code: 'repeatedColumn', column: foundText(repeated) }
}
