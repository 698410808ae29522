import { nodesIn, nodesOf, type EditorNode } from './editor-nodes.ts'

/**
 * The words of an editor's formatted text as it is stored, a line for each paragraph, heading, list item, table cell and
 * caption. Titles of documents are their own: they may change while the text does not.
 */
export function textOfRichText(stored: unknown): string {
  const lines: string[] = []
  let line = ''
  const endLine = () => {
    const flat = line.replace(/\s+/g, ' ').trim()
    if (flat !== '') lines.push(flat)
    line = ''
  }
  const read = (node: EditorNode): void => {
    switch (node.type) {
      case 'text':
        line += node.text
        return
      case 'linebreak':
      case 'tab':
        line += ' '
        return
      case 'link':
      case 'autolink':
        nodesIn(node.children).forEach(read)
        return
      case 'horizontalrule':
        endLine()
        return
      case 'upload':
        endLine()
        line = node.fields?.caption ?? ''
        endLine()
        return
      case 'paragraph':
      case 'heading':
      case 'quote':
      case 'list':
      case 'listitem':
      case 'table':
      case 'tablerow':
      case 'tablecell':
        endLine()
        nodesIn(node.children).forEach(read)
        endLine()
        return
      default:
        node satisfies never
    }
  }
  nodesOf(stored).forEach(read)
  endLine()
  return lines.join('\n')
}
