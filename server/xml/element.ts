import { escapeXml } from './escape-xml.ts'

type Attributes = Readonly<Record<string, string>>

/** An element that holds a text alone. */
export function element(name: string, text: string, attributes: Attributes = {}): string {
  return `<${name}${writtenAttributes(attributes)}>${escapeXml(text)}</${name}>`
}

/** Attributes as they stand in a tag, each after a space. */
export function writtenAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('')
}
