import { type Code, type Node } from './segments.ts'
import { tokensOf } from './tokens.ts'

/** What is wrong with the codes of a translated segment. */
export interface CodeFault {
  fault: 'unknown' | 'repeated' | 'nesting' | 'missing'
  /** As it is written, `{2}`. */
  code: string
}

const plain: Node = { type: 'text', format: 0, style: '', mode: 'normal', detail: 0, version: 1 }

/**
 * The nodes that a translated segment stands for. Every code stands once at most; links and what stands alone are not
 * left out, formatting and line breaks may be.
 */
export function nodesOfSegment(text: string, codes: readonly Code[]): Node[] | CodeFault {
  const byId = new Map(codes.map((code) => [code.id, code]))
  const used = new Set<number>()
  interface Level {
    code: Code | undefined
    format: Node
    nodes: Node[]
  }
  const levels: Level[] = [{ code: undefined, format: plain, nodes: [] }]
  const top = (): Level => levels.at(-1) ?? { code: undefined, format: plain, nodes: [] }
  for (const token of tokensOf(text)) {
    if (token.type === 'words') {
      top().nodes.push({ ...top().format, text: token.words })
      continue
    }
    const written = writtenCode(token.id, token.type !== 'single')
    const code = byId.get(token.id)
    if (!code || code.isPair === (token.type === 'single')) return { fault: 'unknown', code: written }
    if (token.type === 'close') {
      const level = levels.pop()
      if (level?.code?.id !== token.id) return { fault: 'nesting', code: written }
      if (code.category === 'link') top().nodes.push({ ...code.node, children: level.nodes })
      else top().nodes.push(...level.nodes)
      continue
    }
    if (used.has(token.id)) return { fault: 'repeated', code: written }
    used.add(token.id)
    if (token.type === 'single') top().nodes.push({ ...code.node })
    else levels.push({ code, format: code.category === 'format' ? code.node : top().format, nodes: [] })
  }
  const [outermost, unclosed] = levels
  if (unclosed?.code) return { fault: 'nesting', code: writtenCode(unclosed.code.id, true) }
  const missing = codes.find(
    ({ id, category }) => !used.has(id) && (category === 'link' || category === 'other'),
  )
  if (missing) return { fault: 'missing', code: writtenCode(missing.id, missing.isPair) }
  return outermost?.nodes ?? []
}

function writtenCode(id: number, isPair: boolean): string {
  return isPair ? `{${id}|…|${id}}` : `{${id}}`
}
