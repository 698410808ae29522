import type { Pillar } from '../languages/figure-words.ts'
import type { Language } from '../languages/languages.ts'
import type { Translated } from './translated.ts'
import type { StarterUnit } from './texts/publications/starter-units.ts'
import type { TopicSlug } from './texts/topics.ts'

/**
 * A long text in every language, in a small Markdown: paragraphs parted by an empty line, `## headings`,
 * `- list items`, `> quotes`, `**strong**`. Becomes rich text when the database is filled.
 */
export type TranslatedMarkdown = Translated

/** Days from the day of installation; negative is in the past. */
export type DaysFromInstallation = number

/** `YYYY-MM-DD` */
export type CalendarDay = `${number}-${number}-${number}`

/** Two-letter country code in lower case (ISO 3166-1). */
export type CountryCode = string

/**
 * A picture of `starter/pictures/`, under the kind and the slug of its record. `null` shows the missing-picture state.
 */
export interface StarterPicture {
  /** What it shows, for those who can't see it. */
  alternativeText: Translated
  credit: Translated
  /** Per cent from the left and the top that stays in view when the picture is cut; its middle when not given. */
  focalPoint?: { x: number; y: number }
}

interface StarterBase {
  /** The record's slug: made from its English title, lower case, words joined by hyphens. */
  slug: string
  title: Translated
}

interface StarterArticle extends StarterBase {
  summary: Translated
  body: TranslatedMarkdown
  picture: StarterPicture | null
  topics: readonly TopicSlug[]
  countries: readonly CountryCode[]
}

export interface StarterProgram extends Omit<StarterArticle, 'countries'> {}

export interface StarterLaboratory extends Omit<StarterArticle, 'countries'> {
  /** The institution that runs it. */
  host: Translated
  country: CountryCode
  location: Translated
}

export interface StarterProject extends StarterArticle {
  /** Short title; Arabic may be missing to show the fallback. */
  shortTitle: Partial<Record<Language, string>>
  status: 'planned' | 'ongoing' | 'completed'
  donor: Translated
  developmentPartner: Translated
  startsOn: CalendarDay
  endsOn: CalendarDay | null
  /** Slug of the program it belongs to. */
  program: string
  results: readonly { value: string; label: Translated }[]
}

export interface StarterEvent extends StarterArticle {
  startsInDays: DaysFromInstallation
  lastsDays: number
  /** Hour of the day, in Amman, at which it starts. */
  startHour: number
  /** Of an event of one day, from its start to its end. Without it, events end at 17:00. */
  lastsMinutes?: number
  mode: 'onsite' | 'online' | 'hybrid'
  kind: 'conference' | 'workshop' | 'training' | 'webinar' | 'meeting'
  /** City and country; the word for "online" when it is online. */
  place: Translated
  agenda: readonly { time: string; title: Translated }[]
  speakers: readonly { role: Translated; affiliation: Translated }[]
  /** Only for past events. */
  outcome: TranslatedMarkdown | null
  /** Slugs. */
  projects: readonly string[]
}

export interface StarterNews extends StarterArticle {
  publishedInDays: DaysFromInstallation
  projects: readonly string[]
  events: readonly string[]
}

export interface StarterStory extends StarterArticle {
  publishedInDays: DaysFromInstallation
  /** One sentence said by a person known by role only. */
  quote: Translated
  quoteSource: Translated
  projects: readonly string[]
}

export interface StarterPublication extends StarterArticle {
  kind: 'report' | 'policy-brief' | 'guideline' | 'dataset' | 'annual-report' | 'training-manual'
  publishedOn: CalendarDay
  authors: readonly StarterUnit[]
  /** Languages in which there is a PDF, in `starter/documents/publications/`. */
  languages: readonly Language[]
  pages: number | null
  projects: readonly string[]
  /** Indicators whose values a dataset's files have: CSV in each language, and JSON (`dataset-files.ts`). */
  indicators?: readonly string[]
}

export interface StarterPressItem extends StarterBase {
  outlet: Translated
  summary: Translated
  /** Address of the coverage itself; none for what was broadcast or printed only. */
  link?: string
  publishedInDays: DaysFromInstallation
  topics: readonly TopicSlug[]
}

export interface StarterConference extends StarterBase {
  summary: Translated
  body: TranslatedMarkdown
  picture: StarterPicture | null
  session: number
  place: Translated
  startsInDays: DaysFromInstallation
  lastsDays: number
}

export interface StarterConferenceNews extends StarterBase {
  summary: Translated
  body: TranslatedMarkdown
  picture: StarterPicture | null
  publishedInDays: DaysFromInstallation
  /** Slug of the conference. */
  conference: string
}

export interface StarterVacancy extends StarterBase {
  summary: Translated
  body: TranslatedMarkdown
  requirements: TranslatedMarkdown
  kind: 'fixed-term' | 'consultancy' | 'secondment' | 'internship' | 'volunteer'
  department: Translated
  location: Translated
  grade: string
  positions: number
  postedInDays: DaysFromInstallation
  /** `null`: open until filled. */
  deadlineInDays: DaysFromInstallation | null
}

/** What changed in a tender after its publication. */
export interface StarterAddendum {
  publishedInDays: DaysFromInstallation
  reason: Translated
  /** The deadline before, when it was moved. */
  previousDeadlineInDays?: DaysFromInstallation
  /** Version 1 of the document was replaced. */
  replacesDocument?: true
}

/** A question that bidders asked, as it was published. */
export interface StarterTenderQuestion {
  askedInDays: DaysFromInstallation
  publishedInDays: DaysFromInstallation
  question: Translated
  answer: Translated
}

export interface StarterTender extends StarterBase {
  /** Plain paragraphs parted by an empty line. */
  description: Translated
  location: Translated
  duration: Translated
  referenceNumber: string
  category: 'goods' | 'works' | 'services'
  issuedInDays: DaysFromInstallation
  deadlineInDays: DaysFromInstallation
  /** Title of the tender's document, in `starter/documents/tenders/`. `null`: no document yet. */
  document: Translated | null
  enquiriesUntilInDays?: DaysFromInstallation
  addenda?: readonly StarterAddendum[]
  questions?: readonly StarterTenderQuestion[]
  award?: { inDays: DaysFromInstallation; note: Translated }
  topics: readonly TopicSlug[]
  countries: readonly CountryCode[]
  projects: readonly string[]
}

/** `title` is the role: people appear by role only. */
export interface StarterTeamMember extends StarterBase {
  department: Translated
  responsibilities: Translated
  kind: 'leadership' | 'programs' | 'operations'
}

export interface StarterGalleryImage extends StarterBase {
  description: Translated
  picture: StarterPicture
  country: CountryCode
  takenInDays: DaysFromInstallation
}

export interface StarterSystemChart extends StarterBase {
  description: Translated
  /** The chart's boxes, drawn as a tree: the first is the root. */
  nodes: readonly { id: string; parent: string | null; label: Translated }[]
}

export interface StarterImpact extends StarterBase {
  /** For example `100+`. */
  value: string
  description: Translated
  topic: TopicSlug | null
}

export interface StarterSlide {
  title: Translated
  description: Translated
  linkTitle: Translated
  /** Site address such as `/projects`, or a full address. */
  link: string
  picture: StarterPicture
}

export interface StarterMemberState {
  country: CountryCode
  /** The national institution that stands for the country, by a generic name. */
  instituteName: Translated
  /** City. */
  location: Translated
  /** Kind of membership, for example "Founding member". */
  rank: Translated
  joinedInYear: number
}

export interface StarterPartner {
  country: CountryCode
  title: Translated
  kind: 'development' | 'knowledge' | 'financing' | 'technical'
  summary: Translated
}

export interface StarterPage {
  /** The page's address without the first slash, for example `who-we-are`. */
  slug: string
  title: Translated
  /** For the page's meta description: one sentence of at most 155 characters. */
  description: Translated
  lead: Translated
  body: TranslatedMarkdown
  /** What visitors search for and the page does not say. */
  searchWords?: Translated
  /** Whether every page links to it at its foot. */
  inFooter?: true
}

export interface StarterIndicator extends StarterBase {
  definition: Translated
  unit: Translated
  pillar: Pillar
  /** Only of an indicator of the Sustainable Development Goals that it truly is. */
  sdgCode?: string
  /** Digits after the decimal mark, as pages show its values. */
  decimals: number
  source: Translated
  sourceAddress: string
  attribution: Translated
  /** Short name (SPDX). */
  licence: string
  licenceAddress: string
  /** What files call it that editors may import. */
  codesInFiles: readonly string[]
}
