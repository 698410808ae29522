'use client'
import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { COMMAND_PRIORITY_HIGH, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { toast } from '@payloadcms/ui'
import { useEffect } from 'react'
import { pastingWords } from '../../languages/back-office/pasting-words.ts'
import { useLanguage } from '../use-language.ts'
import { readPastedHtml, readPastedLines, type PastedText } from './read-pasted.ts'
import { writePasted } from './write-pasted.ts'

/** What Lexical copies: its own nodes, which need no cleaning. */
const ofEditor = 'application/x-lexical-editor'

/**
 * Pastes what was copied in Word, a mail or a page as the site will show it: lists as lists, headings in their order, without
 * what was deleted or noted beside the text. Hands the cleaned text to whatever else pastes in the editor.
 */
function CleanPasting() {
  const [editor] = useLexicalComposerContext()
  const { lacksPictures } = pastingWords[useLanguage()]
  useEffect(() => {
    const cleaned = new WeakSet<Event>()
    return editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        if (!(event instanceof ClipboardEvent) || !event.clipboardData || cleaned.has(event)) return false
        const copied = event.clipboardData
        const pasted = copied.types.includes(ofEditor) ? null : readPasted(copied)
        if (!pasted) return false
        event.preventDefault()
        const clean = new ClipboardEvent('paste', { clipboardData: cleanedData(copied, pasted) })
        cleaned.add(clean)
        editor.dispatchCommand(PASTE_COMMAND, clean)
        if (pasted.lacksPictures && clean.clipboardData?.files.length === 0)
          toast.info(lacksPictures, { duration: 20_000, closeButton: true })
        return true
      },
      COMMAND_PRIORITY_HIGH,
    )
  }, [editor, lacksPictures])
  return null
}

function readPasted(copied: DataTransfer): PastedText | null {
  const html = copied.getData('text/html')
  return html === '' ? readPastedLines(copied.getData('text/plain')) : readPastedHtml(html)
}

/** A text without words is a picture that was copied by itself: its file goes the way of any picture that is pasted. */
function cleanedData(copied: DataTransfer, { blocks }: PastedText): DataTransfer {
  const data = new DataTransfer()
  data.setData('text/plain', copied.getData('text/plain'))
  if (blocks.length > 0) data.setData('text/html', writePasted(blocks))
  else for (const file of copied.files) data.items.add(file)
  return data
}

export const CleanPastingFeatureClient = createClientFeature({
  plugins: [{ Component: CleanPasting, position: 'normal' }],
})
