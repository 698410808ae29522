import type { Messages } from '../../languages/messages/en.ts'
import { sectionOfPath } from '../frame/site-header/sections.ts'
import type { Step } from './describe-breadcrumbs.ts'

/** Lists whose records stand under them; `cop-news` has no list of its own. */
const lists: Readonly<Record<string, { path: string; name: (messages: Messages) => string }>> = {
  projects: { path: '/projects', name: ({ navigation }) => navigation.projects },
  events: { path: '/events', name: ({ navigation }) => navigation.events },
  news: { path: '/news', name: ({ navigation }) => navigation.news },
  stories: { path: '/stories', name: ({ navigation }) => navigation.stories },
  publications: { path: '/publications', name: ({ navigation }) => navigation.publications },
  vacancies: { path: '/vacancies', name: ({ navigation }) => navigation.vacancies },
  tenders: { path: '/tenders', name: ({ navigation }) => navigation.tenders },
  gallery: { path: '/gallery', name: ({ navigation }) => navigation.gallery },
  countries: { path: '/countries', name: ({ navigation }) => navigation.countries },
  team: { path: '/team', name: ({ navigation }) => navigation.team },
  media: { path: '/media', name: ({ navigation }) => navigation.media },
  'cop-news': { path: '/cop', name: ({ navigation }) => navigation.conference },
  'wefe-hub': { path: '/wefe-hub', name: ({ navigation }) => navigation.wefeHub },
}

/**
 * The pages above an address of the site, and the page itself: the section of the header, the list, the record. Nothing
 * for the home page.
 */
export function breadcrumbSteps(path: string, title: string, messages: Messages): Step[] {
  if (path === '/') return []
  const { navigation } = messages
  const [, folder = '', below] = path.split('/')
  const list = below === undefined ? undefined : lists[folder]
  const section = sectionOfPath(path)
  const above = [
    { name: navigation.home, path: '/' },
    ...(section ? [{ name: section.label(navigation), path: section.page }] : []),
    ...(list && list.path !== section?.page ? [{ name: list.name(messages), path: list.path }] : []),
  ]
  return [...above.filter((step) => step.path !== path), { name: title, path }]
}
