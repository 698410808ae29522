'use client'
import {
  ConfirmationModal,
  PublishButton,
  useDocumentInfo,
  useFormBackgroundProcessing,
  useFormProcessing,
  useModal,
} from '@payloadcms/ui'
import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import * as z from 'zod/mini'
import { publishWords } from '../../languages/back-office/publish-words.ts'
import { languageCodes, languages, type Language } from '../../languages/languages.ts'
import { useLanguage } from '../use-language.ts'

const questionSchema = z.object({
  missing: z.array(z.enum(languageCodes)),
  outdated: z.array(z.enum(languageCodes)),
})

const modal = 'publish-without-languages'

/** What publishes, now or at a time: Payload's button, and the entry of its menu. */
const asking = '#action-save, #schedule-publish'

/**
 * Payload's own button to publish, which asks once more where languages are missing or outdated. It asks and forbids
 * nothing: where the question can't be answered, publishing itself says what is wrong.
 */
export function AskingPublishButton() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const language = useLanguage()
  const words = publishWords[language]
  const { openModal, toggleModal } = useModal()
  const frame = useRef<HTMLDivElement>(null)
  const isAnswered = useRef(false)
  const [question, setQuestion] = useState<z.infer<typeof questionSchema>>()
  const isSaving = [useFormProcessing(), useFormBackgroundProcessing()].includes(true)
  const isBusy = useRef(false)
  const isWanted = useRef(false)
  const isScheduled = useRef(false)
  const press = () => {
    isWanted.current = false
    isAnswered.current = true
    frame.current?.querySelector<HTMLElement>('#action-save')?.click()
    isAnswered.current = false
  }
  // Payload's button takes no click while a draft saves itself. Its drawer, where the time is set, goes by this name.
  const publish = () => {
    if (isScheduled.current) toggleModal(`schedule-publish-${id}`)
    else if (isBusy.current) isWanted.current = true
    else press()
  }
  useLayoutEffect(() => {
    isBusy.current = isSaving
    if (isWanted.current && !isSaving) press()
  })
  const guard = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest(asking) : null
    if (!button || isAnswered.current) return
    isScheduled.current = button.id === 'schedule-publish'
    event.preventDefault()
    event.stopPropagation()
    void ask(globalSlug ? `${globalSlug}/0` : `${collectionSlug}/${id ?? 0}`, language).then((found) => {
      if (!found || found.missing.length + found.outdated.length === 0) return publish()
      setQuestion(found)
      return openModal(modal)
    })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button within is what people press
    <div ref={frame} className="asking-publish-button" onClickCapture={guard}>
      <PublishButton />
      <ConfirmationModal
        modalSlug={modal}
        heading={words.title}
        body={
          <>
            <p>{words.lead}</p>
            {question && question.missing.length > 0 && <p>{words.missing(listOf(question.missing))}</p>}
            {question && question.outdated.length > 0 && <p>{words.outdated(listOf(question.outdated))}</p>}
          </>
        }
        cancelLabel={words.stay}
        confirmLabel={words.anyway}
        onConfirm={publish}
      />
    </div>
  )
}

const listOf = (codes: readonly Language[]) =>
  codes.map((code) => `\u2068${languages[code].ownName}\u2069`).join(' · ')

async function ask(record: string, language: Language) {
  try {
    const response = await fetch(`/cms-api/translations/${record}`, {
      credentials: 'same-origin',
      headers: { 'Accept-Language': language },
    })
    return questionSchema.safeParse(await response.json()).data
  } catch {
    return undefined
  }
}
