import { addressIn, languageOfPath } from '../languages/address.ts'
import { languages } from '../languages/languages.ts'
import { messagesOf } from '../site/language/loaded-messages.ts'

/**
 * The page of last resort, for when not even the page of a failure could be made: plain HTML in the page's language,
 * without anything that could fail again.
 */
export function fallbackErrorPage(pathname: string): string {
  const language = languages[languageOfPath(pathname)]
  const { failure, navigation } = messagesOf(language.code)
  return `<!doctype html>
<html lang="${language.code}" dir="${language.direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${failure.title}</title></head>
<body><main><h1>${failure.title}</h1><p>${failure.text}</p><p><a href="">${failure.retry}</a> · <a href="${addressIn(language.code, '/')}">${navigation.home}</a></p></main></body>
</html>
`
}
