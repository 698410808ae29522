import { expect, test } from 'vitest'
import type { PastedBlock, PastedMark } from './pasted-text.ts'
import { writePasted } from './write-pasted.ts'

const line = (text: string, marks: PastedMark[] = [], address?: string) => [{ text, marks, address }]
const item = (
  text: string,
  level: number,
  number?: number,
  isOrdered = number !== undefined,
): PastedBlock => ({
  kind: 'item',
  level,
  isOrdered,
  number,
  line: line(text),
})

test('a single paragraph is its words', () => {
  const marked = line('a < b', ['em', 'strong'], 'https://example.org/?a="b"&c')
  expect(writePasted([{ kind: 'paragraph', line: marked }])).toBe(
    '<a href="https://example.org/?a=&quot;b&quot;&amp;c"><strong><em>a &lt; b</em></strong></a>',
  )
})

test('items stand in lists within lists, however deep the first of them lay', () => {
  expect(writePasted([item('A', 2), item('B', 4), item('C', 3), item('D', 1)])).toBe(
    '<ul><li>A<ul><li>B</li><li>C</li></ul></li><li>D</li></ul>',
  )
})

test('a list that counts differently, or from its beginning again, is another one', () => {
  expect(writePasted([item('A', 1), item('B', 1, 3), item('C', 1, 4), item('D', 1, 1)])).toBe(
    '<ul><li>A</li></ul><ol start="3"><li>B</li><li>C</li></ol><ol><li>D</li></ol>',
  )
})

test('numbers go on after a list within', () => {
  expect(writePasted([item('A', 1, 1), item('B', 2), item('C', 1, 2)])).toBe(
    '<ol><li>A<ul><li>B</li></ul></li><li>C</li></ol>',
  )
})
