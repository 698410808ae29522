import { z } from 'zod'
import { isLanguage, languages, type Language } from '../../../languages/languages.ts'
import { slugify } from '../../../model/hooks/slugify.ts'
import type { LocalizedText } from '../../../store/read/localized-text.ts'
import { flagAddresses, type FlagAddresses, type FlagSource } from './flag-address.ts'
import { mapCountry } from './map-countries.ts'
import { layerColours } from './map-view.ts'
import { matchCountry } from './match-country.ts'

/** A member of the regional network section, derived from the public API's record (specification, section 3). */
export interface NetworkMember {
  /** Slug of the country's English name. */
  id: string
  /** Two letters; nothing for a country that the map does not know. */
  code: string | null
  names: { en: string; ar: string }
  title: LocalizedText
  /** The rank, a bullet and the institution; the location where both are missing. */
  description: LocalizedText | null
  rank: LocalizedText | null
  institution: LocalizedText | null
  location: LocalizedText | null
  /** Its own picture, else the flag. */
  image: string | null
  flag: FlagAddresses | null
  colour: string
  telephone: string | null
  fax: string | null
  email: string | null
  /** Slug of the country's own page. */
  country: string | null
}

/** What of a member the section shows, and pages therefore carry. */
export type ShownMember = Omit<NetworkMember, 'names' | 'rank' | 'institution' | 'image'>

const text = z.string().nullish()
const memberRecord = z.looseObject({
  translations: z
    .array(z.looseObject({ locale: text, title: text, name: text, institute_name: text, location: text }))
    .nullish(),
  country: z.looseObject({ name: text, name_en: text, name_ar: text, code: text, slug: text }).nullish(),
  title: text,
  name: text,
  rank: text,
  institute_name: text,
  location: text,
  image: text,
  map_key: z.looseObject({ key_color: text }).nullish(),
  tel: text,
  fax: text,
  email: text,
})

/** A list of members holds no array where one must stand (specification, section 7). */
export class InvalidResponseShapeError extends Error {
  constructor() {
    super('Invalid response shape')
  }
}

type MemberRecord = z.output<typeof memberRecord>

/**
 * The records of a member list: an array, or an array under `data` (specification, section 7). A record that is none is
 * left out.
 * @throws InvalidResponseShapeError
 */
export function membersInResponse(response: unknown): MemberRecord[] {
  const list: unknown = Array.isArray(response)
    ? response
    : z.looseObject({ data: z.unknown() }).safeParse(response).data?.data
  if (!Array.isArray(list)) throw new InvalidResponseShapeError()
  return list.flatMap((item: unknown) => {
    const { success, data } = memberRecord.safeParse(item)
    return success ? [data] : []
  })
}

/** What the section shows of a record; nothing for one that has no name. */
export function deriveMember(
  record: MemberRecord,
  language: Language,
  flagSource: FlagSource,
): NetworkMember | null {
  const title =
    localized(record, language, ['title', 'name']) ??
    plain(record.title ?? record.name ?? record.country?.name, language)
  if (!title) return null
  const inLanguage = (code: Language) => nameIn(record, code)
  const en = inLanguage('en') ?? record.country?.name_en ?? record.country?.name ?? title.text
  const ar = inLanguage('ar') ?? record.country?.name_ar ?? en
  const given = record.country?.code?.toLowerCase()
  const code =
    given && mapCountry(given) ? given : (matchCountry(en) ?? matchCountry(ar) ?? matchCountry(title.text))
  const institution =
    localized(record, language, ['institute_name']) ?? plain(record.institute_name, language)
  const location = localized(record, language, ['location']) ?? plain(record.location, language)
  const rank = plain(record.rank, language)
  const flag = code ? flagAddresses(code, flagSource) : null
  return {
    id: slugify(en) || slugify(code ?? '') || 'member',
    code: code ?? null,
    names: { en, ar },
    title,
    description: describe(rank, institution) ?? location,
    rank,
    institution,
    location,
    image: filled(record.image) ?? flag?.large ?? null,
    flag,
    colour: colourIn(record.map_key?.key_color) ?? layerColours.members,
    telephone: filled(record.tel),
    fax: filled(record.fax),
    email: filled(record.email),
    country: filled(record.country?.slug),
  }
}

function describe(rank: LocalizedText | null, institution: LocalizedText | null): LocalizedText | null {
  if (!rank || !institution) return rank ?? institution
  return { text: `${rank.text} • ${institution.text}`, language: institution.language }
}

type TranslatedField = 'title' | 'name' | 'institute_name' | 'location'

/** The first of the fields that has a text, in the language asked for, else in the next that has one. */
function localized(
  record: MemberRecord,
  language: Language,
  fields: readonly TranslatedField[],
): LocalizedText | null {
  for (const candidate of [language, ...languages[language].fallbacks]) {
    const translation = record.translations?.find(({ locale }) => locale === candidate)
    for (const field of fields) {
      const found = filled(translation?.[field])
      if (found && isLanguage(candidate)) return { text: found, language: candidate }
    }
  }
  return null
}

function nameIn(record: MemberRecord, language: Language): string | null {
  const translation = record.translations?.find(({ locale }) => locale === language)
  return filled(translation?.title) ?? filled(translation?.name)
}

function plain(value: string | null | undefined, language: Language): LocalizedText | null {
  const found = filled(value)
  return found ? { text: found, language } : null
}

function filled(value: string | null | undefined): string | null {
  return value && value.trim() !== '' ? value.trim() : null
}

/** Only a colour in hexadecimal: anything else could do harm in a style. */
function colourIn(value: string | null | undefined): string | null {
  return value && /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value) ? value : null
}
