'use client'
import {
  Button,
  ConfirmationModal,
  toast,
  useDocumentInfo,
  useForm,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import * as z from 'zod/mini'
import { callBackOffice, CallRefused } from '../call-back-office.ts'
import { useLanguage } from '../use-language.ts'

const revertedSchema = z.object({ message: z.string(), doc: z.record(z.string(), z.unknown()) })

/**
 * Whether a record is published, changed since or a draft, as Payload shows it, with the way back to what is published. Payload's
 * own publishes what is written in other languages than the form's.
 */
export function DraftStatus() {
  const { id, collectionSlug, globalSlug, docPermissions, hasPublishedDoc, isTrashed, ...info } =
    useDocumentInfo()
  const { toggleModal } = useModal()
  const { reset } = useForm()
  const { code: locale } = useLocale()
  const { t } = useTranslation()
  const language = useLanguage()
  const question = `confirm-revert-${globalSlug ?? collectionSlug}-${id ?? 0}`
  const isChanged = hasPublishedDoc && info.unpublishedVersionCount > 0
  const current = isChanged ? t('version:changed') : t('version:published')
  const former = hasPublishedDoc ? t('version:previouslyPublished') : t('version:previouslyDraft')
  const status = isTrashed ? former : hasPublishedDoc ? current : t('version:draft')
  const revert = async () => {
    const record = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`
    const address = `/${record}/revert?locale=${locale}&fallback-locale=null`
    try {
      const { message, doc } = await callBackOffice(address, revertedSchema, language, { method: 'POST' })
      await reset(doc)
      toast.success(message)
      info.incrementVersionCount()
      info.setMostRecentVersionIsAutosaved(false)
      info.setUnpublishedVersionCount(0)
    } catch (error) {
      toast.error((error instanceof CallRefused && error.message) || t('error:revertingDocument'))
    }
  }
  return (
    <div className="status" title={`${t('version:status')}: ${status}`}>
      <div className="status__value-wrap">
        <span className="status__label">{t('version:status')}: </span>
        <span className="status__value">{status}</span>
        {!isTrashed && docPermissions?.update && isChanged && (
          <>
            {' — '}
            <Button
              buttonStyle="none"
              className="status__action"
              id="action-revert-to-published"
              onClick={() => toggleModal(question)}
            >
              {t('version:revertToPublished')}
            </Button>
            <ConfirmationModal
              body={t('version:aboutToRevertToPublished')}
              confirmingLabel={t('version:reverting')}
              heading={t('version:confirmRevertToSaved')}
              modalSlug={question}
              onConfirm={revert}
            />
          </>
        )}
      </div>
    </div>
  )
}
