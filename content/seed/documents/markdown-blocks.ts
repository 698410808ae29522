import type { Span } from './visual-runs.ts'

export type MarkdownBlock =
  | { kind: 'heading'; spans: readonly Span[] }
  | { kind: 'paragraph'; spans: readonly Span[] }
  | { kind: 'quote'; spans: readonly Span[] }
  | { kind: 'list'; items: readonly (readonly Span[])[] }

/** Reads the starter content's small Markdown: headings, paragraphs, lists, quotes and strong words. */
export function readMarkdown(markdown: string): MarkdownBlock[] {
  return markdown
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(readPart)
}

function readPart(part: string): MarkdownBlock[] {
  const lines = part.split('\n').map((line) => line.trim())
  const [first = '', ...rest] = lines
  const heading = /^#{1,6}\s+(.+)$/.exec(first)
  if (heading?.[1] !== undefined) {
    return [
      { kind: 'heading', spans: readSpans(heading[1]) },
      ...(rest.length > 0 ? readPart(rest.join('\n')) : []),
    ]
  }
  if (lines.every((line) => /^([-*]|\d+\.)\s+/.test(line))) {
    return [{ kind: 'list', items: lines.map((line) => readSpans(line.replace(/^([-*]|\d+\.)\s+/, ''))) }]
  }
  if (lines.every((line) => line.startsWith('>'))) {
    return [{ kind: 'quote', spans: readSpans(lines.map((line) => line.replace(/^>\s?/, '')).join(' ')) }]
  }
  return [{ kind: 'paragraph', spans: readSpans(lines.join(' ')) }]
}

function readSpans(text: string): Span[] {
  return text
    .split(/\*\*(.+?)\*\*/)
    .map((piece, index): Span => ({ text: piece, weight: index % 2 === 1 ? 'strong' : 'regular' }))
    .filter((span) => span.text !== '')
}
