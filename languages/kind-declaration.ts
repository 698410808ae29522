import type { CollectionSlug } from 'payload'
import type { Language } from './languages.ts'
import type { Messages } from './messages/en.ts'

type TextIn<Group> = { [Key in keyof Group]: Group[Key] extends string ? Key : never }[keyof Group]

/** Words of a kind: a key of the site's messages, or the words in each language. */
type Words<Group> = TextIn<Group> | Readonly<Record<Language, string>>
export type KindName = Words<Messages['navigation']>

/** What every room knows of a kind of content (docs/decisions/014). Browsers load it: data alone, and little of it. */
export interface KindDeclaration {
  collection: CollectionSlug
  /** What the site's search calls its records; it doesn't look for those of a kind without a name. */
  name?: KindName
  /** The folder of addresses in which each record has a page: `news` for `/news/{slug}`, empty for `/{slug}`. */
  folder?: string
  /** Forms below a record's own page, as `apply` in `/tenders/{slug}/apply`. */
  forms?: readonly string[]
  /** The page that lists the kind, where it isn't `/{folder}`; of a kind without a folder, the page that shows its records. */
  page?: `/${string}`
  /** What that page is called, where it isn't the kind's name. */
  pageName?: KindName
  /** The section of the header to which its pages belong. */
  section?: 'whoWeAre' | 'whatWeDo' | 'getInvolved' | 'infoCentre'
  /** What stands over further records below one. */
  more?: Words<Messages['details']>
  /** What structured data calls an article of the kind; `Article` when left out. */
  describedAs?: 'NewsArticle'
  /** One can subscribe to it: the section's name in the feed's address, `/feeds/news.atom`. */
  feed?: string
  /** Its records are dates that one can put into a calendar. */
  hasCalendar?: true
  /** Where its records have no pages: they have a preview picture all the same. */
  hasPreview?: true
  /** First part of the key of a record's drawn cover; the folder when left out. */
  cover?: string
  /** The field that names a record; `title` when left out. */
  titleField?: 'name'
  /** Others that refer to it are found by its records' names: of which there are few, as a search looks through all. */
  namesOthers?: true
}

/** The page that lists a kind, or shows its records, without the language's prefix. */
export function pageOfKind({ page, folder }: KindDeclaration): string {
  return page ?? `/${folder ?? ''}`
}

/** What that page is called; nothing for a kind without a name. */
export function pageNameOf(kind: KindDeclaration & { name: KindName }): KindName
export function pageNameOf(kind: KindDeclaration): KindName | undefined
export function pageNameOf({ name, pageName = name }: KindDeclaration): KindName | undefined {
  return pageName
}

/** The first part of the addresses of what a kind's page lists; empty where the home page shows it. */
export function folderOfKind(kind: KindDeclaration): string {
  return kind.folder ?? pageOfKind(kind).slice(1)
}

/** First part of the key of a record's drawn cover. */
export function coverOfKind(kind: KindDeclaration): string {
  return kind.cover ?? folderOfKind(kind)
}

/** Words of a kind in a language, with that language's messages among which keys are looked up. */
export function wordsOfKind<Key extends string>(
  words: Key | Readonly<Record<Language, string>>,
  language: Language,
  messages: Readonly<Record<Key, string>>,
): string {
  return typeof words === 'string' ? messages[words] : words[language]
}
