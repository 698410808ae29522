/** The formatted text of a made-up record, as JSON: paragraphs of sixty words each. */
export function filledBody(paragraphs: number): string {
  const block = { version: 1, format: '', indent: 0, direction: null }
  const words = {
    type: 'text',
    version: 1,
    detail: 0,
    format: 0,
    mode: 'normal',
    style: '',
    text: 'Water '.repeat(60),
  }
  return JSON.stringify({
    root: {
      type: 'root',
      ...block,
      children: Array.from({ length: paragraphs }, () => ({
        type: 'paragraph',
        ...block,
        children: [words],
      })),
    },
  })
}
