'use client'
import { Button } from '@payloadcms/ui'
import { publishWords } from '../../../languages/back-office/publish-words.ts'
import { formatNumber } from '../../../languages/format.ts'
import { isolated } from '../../../languages/isolated.ts'
import { languages, type Language } from '../../../languages/languages.ts'
import { Dialog } from '../../step-up/dialog.tsx'
import { useLanguage } from '../../use-language.ts'
import type { AskedPublish } from './waiting-saves.ts'

/** Whether to publish although languages are missing or outdated. It asks and forbids nothing. */
export function AskToPublish({ asked: { question, answer } }: { asked: AskedPublish }) {
  const language = useLanguage()
  const words = publishWords[language]
  const { missing, outdated, pictures = [], records } = question
  return (
    <Dialog title={words.title} onCancel={() => answer(false)} onSubmit={() => answer(true)}>
      <p>{words.lead}</p>
      {missing.length > 0 && <p>{words.missing(listOf(missing))}</p>}
      {outdated.length > 0 && <p>{words.outdated(listOf(outdated))}</p>}
      {pictures.length > 0 && <p>{words.pictures(listOf(pictures))}</p>}
      {records !== undefined && <p>{words.records(formatNumber(records, language))}</p>}
      <p className="step-up-buttons">
        <Button buttonStyle="secondary" type="button" onClick={() => answer(false)}>
          {words.stay}
        </Button>
        <Button type="submit">{words.anyway}</Button>
      </p>
    </Dialog>
  )
}

const listOf = (codes: readonly Language[]) =>
  codes.map((code) => isolated(languages[code].ownName)).join(' · ')
