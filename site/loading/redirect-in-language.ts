import { replace, type RouterContextProvider } from 'react-router'
import { addressIn } from '../../languages/address.ts'
import { readingContext } from './contexts.ts'

/** Leads an old address, with its query, to the one that took its place (specification, section 2.1: "replace"). */
export function redirectInLanguage(context: Readonly<RouterContextProvider>, request: Request, to: string) {
  const { language } = context.get(readingContext)
  return replace(`${addressIn(language, to)}${new URL(request.url).search}`, 301)
}
