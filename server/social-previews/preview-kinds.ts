import type { CollectionSlug } from 'payload'
import type { Messages } from '../../languages/messages/en.ts'

export interface PreviewKind {
  collection: CollectionSlug
  /** The field that names a record. */
  titleField: 'title' | 'name'
  /** First part of the key of its cover, as on cards (site/loading/cards.ts). */
  coverKind: string
  section: (messages: Messages) => string
}

const kind = (
  collection: CollectionSlug,
  section: (messages: Messages) => string,
  coverKind: string = collection,
): PreviewKind => ({ collection, titleField: 'title', coverKind, section })

/** What stands under each folder of addresses. */
export const previewKinds: Readonly<Record<string, PreviewKind>> = {
  projects: kind('projects', ({ navigation }) => navigation.projects),
  events: kind('events', ({ navigation }) => navigation.events),
  news: kind('news', ({ navigation }) => navigation.news),
  stories: kind('stories', ({ navigation }) => navigation.stories),
  publications: kind('publications', ({ navigation }) => navigation.publications),
  vacancies: kind('vacancies', ({ navigation }) => navigation.vacancies),
  tenders: kind('tenders', ({ navigation }) => navigation.tenders),
  gallery: kind('culture-gallery-images', ({ navigation }) => navigation.gallery, 'gallery'),
  'cop-news': kind('cop-news', ({ navigation }) => navigation.conference),
  cop: kind('cop', ({ navigation }) => navigation.conference),
  team: kind('team-members', ({ navigation }) => navigation.team, 'team'),
  media: kind('press-items', ({ navigation }) => navigation.media, 'press'),
  partners: kind('partners', ({ navigation }) => navigation.partners),
  countries: { ...kind('countries', ({ navigation }) => navigation.countries), titleField: 'name' },
}
