import { kinds } from '../../kinds.ts'
import { folderOfKind, pageOfKind, type KindDeclaration } from '../../languages/kind-declaration.ts'
import type { Language } from '../../languages/languages.ts'
import { messagesOf } from '../language/loaded-messages.ts'
import { namedIn } from '../language/name-of-kind.ts'
import { sectionOfPath } from '../frame/site-header/sections.ts'
import type { Step } from './describe-breadcrumbs.ts'

/** The page of a kind whose records stand in a folder of addresses, or the hub, whose pages no kind has. */
function listAbove(folder: string, language: Language): Step | undefined {
  if (folder === 'wefe-hub') return { name: messagesOf(language).navigation.wefeHub, path: '/wefe-hub' }
  const kind: KindDeclaration | undefined = kinds.find(
    (declared: KindDeclaration) => declared.name !== undefined && folderOfKind(declared) === folder,
  )
  const name = kind?.pageName ?? kind?.name
  return kind && name && { name: namedIn(language, name), path: pageOfKind(kind) }
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
