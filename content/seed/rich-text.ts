import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Payload } from 'payload'

/** Turns the starter content's Markdown into the editor's rich text. */
export async function markdownToRichText(payload: Payload): Promise<(markdown: string) => unknown> {
  const editorConfig = await editorConfigFactory.default({ config: payload.config })
  return (markdown) => convertMarkdownToLexical({ editorConfig, markdown })
}
