'use client'
import {
  PublishButton,
  useDocumentInfo,
  useFormBackgroundProcessing,
  useFormProcessing,
} from '@payloadcms/ui'
import { useLayoutEffect, useRef, type MouseEvent } from 'react'
import { askToPublish } from '../editing/saving/waiting-saves.ts'
import { questionBefore } from './publish-question.ts'
import './publish-button.css'

/** What publishes in all languages, now or at a time: Payload's button, and the entry of its menu. */
const asking = '#action-save, #schedule-publish'

/**
 * Payload's own button to publish, which asks once more where languages are missing or outdated. Its entry to publish in one
 * language asks as it saves (`../editing/saving/patient-saves.ts`).
 */
export function AskingPublishButton() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const frame = useRef<HTMLDivElement>(null)
  const isAnswered = useRef(false)
  const isSavingItself = useFormBackgroundProcessing()
  const isSaving = [useFormProcessing(), isSavingItself].includes(true)
  const isBusy = useRef(false)
  const isWanted = useRef(false)
  const entryOfMenu = useRef<HTMLElement>(null)
  const press = (button = frame.current?.querySelector<HTMLElement>('#action-save')) => {
    isWanted.current = false
    isAnswered.current = true
    button?.click()
    isAnswered.current = false
  }
  // Payload's button takes no click while a draft saves itself.
  const publish = () => {
    if (entryOfMenu.current) press(entryOfMenu.current)
    else if (isBusy.current) isWanted.current = true
    else press()
  }
  useLayoutEffect(() => {
    isBusy.current = isSaving
    if (isWanted.current && !isSaving) press()
  })
  /** The button takes no click while a draft saves itself (`publish-button.css`): this element has it then. */
  const isMissed = ({ clientX: x, clientY: y }: MouseEvent) => {
    const area = frame.current?.querySelector('#action-save:disabled')?.getBoundingClientRect()
    return isSavingItself && area && x >= area.left && x <= area.right && y >= area.top && y <= area.bottom
  }
  const guard = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(asking) : null
    if (isAnswered.current || !(button || isMissed(event))) return
    entryOfMenu.current = button?.id === 'schedule-publish' ? button : null
    event.preventDefault()
    event.stopPropagation()
    void askFirst(globalSlug ? `${globalSlug}/0` : `${collectionSlug}/${id ?? 0}`)
  }
  const askFirst = async (record: string) => {
    const question = await questionBefore(record)
    if (!question || (await askToPublish(question))) publish()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button within is what people press
    <div ref={frame} className="asking-publish-button" onClickCapture={guard}>
      <PublishButton />
    </div>
  )
}
