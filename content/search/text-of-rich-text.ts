/** The words of an editor's rich text, a line for each paragraph, heading, list item and table cell. */
export function textOfRichText(value: unknown): string {
  if (!isObject(value)) return ''
  const lines: string[] = []
  let line = ''
  const endLine = () => {
    const flat = line.replace(/\s+/g, ' ').trim()
    if (flat !== '') lines.push(flat)
    line = ''
  }
  const read = (node: unknown) => {
    if (!isObject(node)) return
    if (typeof node.text === 'string') line += node.text
    else if (node.type === 'linebreak' || node.type === 'tab') line += ' '
    if (!Array.isArray(node.children)) return
    const isInline = node.type === 'link' || node.type === 'autolink'
    if (!isInline) endLine()
    for (const child of node.children) read(child)
    if (!isInline) endLine()
  }
  read(value.root)
  endLine()
  return lines.join('\n')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
