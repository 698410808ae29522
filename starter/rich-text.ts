import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Payload } from 'payload'
import { richTextFeatures } from '../model/rich-text/editor.ts'

/** Turns the starter content's Markdown into the editor's rich text. */
export async function markdownToRichText(
  payload: Pick<Payload, 'config'>,
): Promise<(markdown: string) => unknown> {
  const editorConfig = await editorConfigFactory.fromFeatures({
    config: payload.config,
    features: richTextFeatures,
  })
  return (markdown) => convertMarkdownToLexical({ editorConfig, markdown })
}
