'use client'
import { Button, ConfirmationModal, useModal } from '@payloadcms/ui'
import { useState } from 'react'
import type { FormerVersion } from '../../figures/datasets/former-versions/former-versions.ts'
import { formerVersionWords } from '../../languages/back-office/former-version-words.ts'
import { useLanguage } from '../use-language.ts'

interface WithdrawButtonProps extends Pick<FormerVersion, 'kind' | 'name'> {
  publication: number
  /** What it is called in the person's language. */
  title: string
}

/** Withdraws a former version of a dataset, after it was said what that means. */
export function WithdrawButton({ publication, kind, name, title }: WithdrawButtonProps) {
  const language = useLanguage()
  const words = formerVersionWords[language]
  const { openModal } = useModal()
  const [hasFailed, setHasFailed] = useState(false)
  const modal = `withdraw ${kind} ${name}`
  const withdraw = async () => {
    const query = new URLSearchParams({ kind, name }).toString()
    try {
      const answer = await fetch(`/cms-api/publications/${publication}/former-versions/withdraw?${query}`, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'Accept-Language': language },
      })
      if (answer.ok) globalThis.location.reload()
      else setHasFailed(true)
    } catch {
      setHasFailed(true)
    }
  }
  return (
    <>
      <Button
        buttonStyle="secondary"
        margin={false}
        size="small"
        aria-label={`${words.withdraw}: ${title}`}
        onClick={() => openModal(modal)}
      >
        {words.withdraw}
      </Button>
      {hasFailed && <span role="alert">{words.failure}</span>}
      <ConfirmationModal
        modalSlug={modal}
        heading={words.withdraw}
        body={words.willWithdraw(title)}
        cancelLabel={words.cancel}
        confirmLabel={words.withdraw}
        onConfirm={withdraw}
      />
    </>
  )
}
