/** A piece of HTML that is safe to stand in a page. */
export class Html {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

type Value = string | number | Html | readonly Html[] | undefined

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

function sourceOf(value: Value): string {
  if (value === undefined) return ''
  if (value instanceof Html) return value.source
  return typeof value === 'object' ? value.map(({ source }) => source).join('') : escaped(String(value))
}

/** Writes HTML; every value that is not HTML itself is escaped. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.map((part, index) => part + sourceOf(values[index])).join(''))
}

/** Plain text in which `…` marks code. */
export function textWithCode(text: string): Html {
  return new Html(
    text
      .split('`')
      .map((part, index) => (index % 2 === 1 ? `<code>${escaped(part)}</code>` : escaped(part)))
      .join(''),
  )
}
