'use client'
import { useEffect, useState } from 'react'
import { useLanguage } from '../use-language.ts'
import { secondFactorWords } from '../../languages/back-office/second-factor-words.ts'

interface NewCodesProps {
  secret: string
  /** What an authenticator app takes over: in the picture, or on a phone as a link. */
  address: string
  reason: string
}

/** How an authenticator app learns the secret of somebody's codes. */
export function NewCodes({ secret, address, reason }: NewCodesProps) {
  const words = secondFactorWords[useLanguage()]
  const [picture, setPicture] = useState<string>()
  useEffect(() => {
    let isShown = true
    const draw = async () => {
      const { renderSVG } = await import('uqr')
      if (isShown) setPicture(`data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 2 }))}`)
    }
    void draw()
    return () => {
      isShown = false
    }
  }, [address])
  return (
    <>
      <p>{reason}</p>
      <p>{words.scan}</p>
      {picture !== undefined && <img className="step-up-code" src={picture} alt={words.picture} />}
      <p>
        <a href={address}>{words.onThisDevice}</a>
      </p>
      <p>
        {words.type} <code dir="ltr">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
    </>
  )
}
