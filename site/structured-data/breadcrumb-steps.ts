import { kindsWith } from '../../languages/declared-kinds.ts'
import { folderOfKind, pageOfKind } from '../../languages/kind-declaration.ts'
import type { Language } from '../../languages/languages.ts'
import { messagesOf } from '../language/loaded-messages.ts'
import { nameOfPage } from '../language/name-of-kind.ts'
import { sectionOfPath } from '../frame/site-header/sections.ts'
import type { Step } from './describe-breadcrumbs.ts'

/** The page of a kind whose records stand in a folder of addresses, or the page above others that no kind has. */
function listAbove(folder: string, language: Language): Step | undefined {
  const { navigation } = messagesOf(language)
  if (folder === 'wefe-hub') return { name: navigation.wefeHub, path: '/wefe-hub' }
  if (folder === 'data-tools') return { name: navigation.dataTools, path: '/data-tools' }
  const kind = kindsWith('name').find((named) => folderOfKind(named) === folder)
  return kind && { name: nameOfPage(kind, language), path: pageOfKind(kind) }
}

/**
 * The pages above an address of the site, and the page itself: the section of the header, the list, the record. Nothing
 * for the home page.
 */
export function breadcrumbSteps(path: string, title: string, language: Language): Step[] {
  if (path === '/') return []
  const { navigation } = messagesOf(language)
  const [, folder = '', below] = path.split('/')
  const list = below === undefined ? undefined : listAbove(folder, language)
  const section = sectionOfPath(path)
  const above = [
    { name: navigation.home, path: '/' },
    ...(section ? [{ name: section.label(navigation), path: section.page }] : []),
    ...(list && list.path !== section?.page ? [list] : []),
  ]
  return [...above.filter((step) => step.path !== path), { name: title, path }]
}
