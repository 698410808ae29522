import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { deepMergeSimple } from 'payload'
import { editorCorrections } from '../languages/back-office/editor-corrections.ts'
import { richTextFeatures } from '../model/rich-text/editor.ts'

const corrections = Object.fromEntries(
  Object.entries(editorCorrections).map(([language, lexical]) => [language, { lexical }]),
)

/** The editor of formatted texts. Its words win over the configuration's own, so that they can be corrected only here. */
export const richTextEditor: ReturnType<typeof lexicalEditor> = async (given) => {
  const editor = await lexicalEditor({ features: richTextFeatures })(given)
  return { ...editor, i18n: deepMergeSimple(editor.i18n ?? {}, corrections) }
}
