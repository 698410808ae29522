import { basename } from 'node:path/posix'
import { defaultLanguage, languageCodes, type Language } from '../../../languages/languages.ts'
import type { LocalizedText } from '../../../store/read/localized-text.ts'
import type { Tender } from '../kind.ts'
import { isFields, type Fields } from '../../../store/fields.ts'
import { isListOfItems } from './merge-releases.ts'
import { makeRelease, type ReleaseContext } from './make-release.ts'

/** What visitors can read of a tender, in every language, and who publishes it. */
export interface PublicTender {
  tenders: Readonly<Record<Language, Tender>>
  organizations: Readonly<Record<Language, ReleaseContext['organization']>>
  /** Proposals that were not withdrawn when they were opened; nothing before the opening. */
  opened: { proposals: number; at: string } | undefined
  siteUrl: string
}

/**
 * A tender's present state as OCDS has it, without what belongs to a single release (id, date, tag). Texts stand in English
 * and, under names such as `title_ar`, in every other language that has its own. Documents are named by their files, so
 * that one is the same wherever it stands in the list.
 */
export function describeTender({ tenders, organizations, opened, siteUrl }: PublicTender): Fields {
  const english = tenders[defaultLanguage]
  const { buyer, parties, tender, awards, initiationType, language } = makeRelease(english, {
    language: defaultLanguage,
    siteUrl,
    organization: organizations[defaultLanguage],
  })
  const inLanguages = (name: string, of: (tender: Tender) => LocalizedText | null | undefined) =>
    translations(name, (other) => of(tenders[other]))
  const names = translations('name', (other) => organizations[other].name)
  const { documents = [], amendments = [], ...rest } = tender
  return withoutUndefined({
    initiationType,
    language,
    buyer: { ...buyer, ...names },
    parties: parties.map((party) => ({
      ...party,
      ...names,
      contactPoint: { ...party.contactPoint, mobileTelephone: english.mobileNumber ?? undefined },
    })),
    tender: {
      ...rest,
      procuringEntity: { ...rest.procuringEntity, ...names },
      ...inLanguages('title', ({ title }) => title),
      ...inLanguages('description', ({ description }) => description),
      location: english.location?.text,
      ...inLanguages('location', ({ location }) => location),
      duration: english.duration?.text,
      ...inLanguages('duration', ({ duration }) => duration),
      numberOfTenderers: opened?.proposals,
      documents: oneOfEach(
        documents.map(({ datePublished: _unknown, ...document }, place) => ({
          ...document,
          ...inLanguages('title', (other) => other.documents[place]?.title),
          id: basename(document.url),
        })),
      ),
      amendments: amendments.map((amendment, place) => ({
        ...amendment,
        ...inLanguages('rationale', ({ addenda }) => addenda.at(-1 - place)?.reason),
      })),
    },
    bids: opened && {
      statistics: [{ id: 'bids', measure: 'bids', value: opened.proposals, date: opened.at }],
    },
    awards: awards?.map((award) => ({
      ...award,
      ...inLanguages('title', ({ title }) => title),
      ...inLanguages('description', ({ outcome }) => outcome?.note),
    })),
  })
}

/** A text's fields in the languages other than English that have a text of their own. */
function translations(
  name: string,
  of: (language: Language) => LocalizedText | null | undefined,
): Record<string, string> {
  const found = languageCodes.flatMap((language) => {
    const text = language === defaultLanguage ? undefined : of(language)
    return text?.language === language ? [[`${name}_${language}`, text.text] as const] : []
  })
  return Object.fromEntries(found)
}

/** A file that is listed twice is one document. */
function oneOfEach<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
}

function withoutUndefined(fields: Fields): Fields {
  const present = Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return []
    if (isListOfItems(value)) return [[name, value.map(withoutUndefined)] as const]
    return [[name, isFields(value) ? withoutUndefined(value) : value] as const]
  })
  return Object.fromEntries(present)
}
