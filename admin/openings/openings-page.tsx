'use client'
import { useEffect, useState } from 'react'
import type { DescribedOpening } from '../../procurement/openings/describe-opening.ts'
import { useLanguage } from '../use-language.ts'
import { callBackOffice, CallRefused } from '../call-back-office.ts'
import { openingsSchema } from './opening-schemas.ts'
import { OpeningOfTender } from './opening-of-tender.tsx'
import { custodianOpeningWords } from '../../languages/back-office/custodian-opening-words.ts'

/** All openings that the person has to do with. */
export function OpeningsPage() {
  const language = useLanguage()
  const words = custodianOpeningWords[language]
  const [openings, setOpenings] = useState<DescribedOpening[]>()
  const [error, setError] = useState('')
  useEffect(() => {
    const leaving = new AbortController()
    const load = async () => {
      try {
        const given = await callBackOffice('/openings', openingsSchema, language, { signal: leaving.signal })
        if (!leaving.signal.aborted) setOpenings(given.openings)
      } catch (fault) {
        if (leaving.signal.aborted) return
        setError((fault instanceof CallRefused && fault.message) || custodianOpeningWords[language].failure)
      }
    }
    void load()
    return () => leaving.abort()
  }, [language])
  return (
    <div className="openings">
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      {!openings && error === '' && <p role="status">{words.working}</p>}
      {openings?.length === 0 && <p>{words.none}</p>}
      {openings?.map((opening) => (
        <OpeningOfTender key={opening.tender} first={opening} />
      ))}
      {error !== '' && (
        <p role="alert" className="openings-error">
          {error}
        </p>
      )}
    </div>
  )
}
