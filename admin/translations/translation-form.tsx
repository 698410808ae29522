'use client'
import { Button, ConfirmationModal, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useEffect, useEffectEvent, useRef, useState, useTransition } from 'react'
import { editingWords } from '../../languages/back-office/editing-words.ts'
import { registerForm } from '../editing/open-forms.ts'
import { translationWords } from '../../languages/back-office/translation-words.ts'
import { useLanguage } from '../use-language.ts'
import { useScripts } from '../../site/ui/use-scripts.ts'
import type { DeskFormProps, FormUnit } from './desk-form.tsx'
import { saveUnits, type SaveAnswer } from './save-units.ts'
import { UnitFields } from './unit-fields.tsx'

const leavingModal = 'unsaved-translation'

/** Texts that were typed, by the path of their field. */
type Typed = Readonly<Record<string, readonly string[]>>

/** Every text of a record beside its translation. What is typed stays until it is saved, whatever the server answers. */
export function TranslationForm({ address, into, direction, units }: DeskFormProps) {
  const language = useLanguage()
  const words = translationWords[language]
  const router = useRouter()
  const isListening = useScripts()
  const [typed, setTyped] = useState<Typed>({})
  const [confirmed, setConfirmed] = useState<readonly string[]>([])
  const [answer, setAnswer] = useState<SaveAnswer>()
  const [isSaving, setSaving] = useState(false)
  const [isShowing, startShowing] = useTransition()
  const changed = units.filter((unit) => isChanged(unit, typed[unit.path]))
  const accepted = units.filter(
    ({ path }) => confirmed.includes(path) && !changed.some((unit) => unit.path === path),
  )
  const isModified = changed.length + accepted.length > 0
  useUnsavedGuard(isModified, () => {
    setTyped({})
    setConfirmed([])
  })
  const leaving = useGuardedLinks(isModified)

  const save = async () => {
    if (isSaving || !isModified) return
    setSaving(true)
    const given = await saveUnits(address, language, [
      ...changed.map((unit) => ({ ...namesOf(unit), texts: typed[unit.path] ?? [] })),
      ...accepted.map(namesOf),
    ])
    setAnswer(given)
    setSaving(false)
    if (given.result !== 'saved') return
    startShowing(() => {
      router.refresh()
      setTyped({})
      setConfirmed([])
    })
  }
  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    void save()
  })
  useEffect(() => {
    const leave = new AbortController()
    window.addEventListener('keydown', (event) => saveByKey(event), { signal: leave.signal })
    return () => leave.abort()
  }, [])

  const type = (unit: FormUnit, index: number, text: string) => {
    setTyped((known) => {
      const texts = [...(known[unit.path] ?? unit.texts.map(({ target }) => target))]
      texts[index] = text
      return { ...known, [unit.path]: texts }
    })
    if (answer?.result === 'saved') setAnswer(undefined)
  }
  const isBusy = isSaving || isShowing
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {units.map((unit) => (
        <UnitFields
          key={unit.path}
          unit={unit}
          into={into}
          direction={direction}
          texts={typed[unit.path] ?? unit.texts.map(({ target }) => target)}
          onType={(index, text) => type(unit, index, text)}
          isListening={isListening}
          isConfirmed={confirmed.includes(unit.path)}
          onConfirm={(isNow) =>
            setConfirmed((known) =>
              isNow ? [...known, unit.path] : known.filter((path) => path !== unit.path),
            )
          }
          refusal={answer?.refusals.find(({ path }) => path === unit.path)?.message}
        />
      ))}
      <div className="translations-bar">
        <Button
          type="submit"
          margin={false}
          disabled={isBusy || !isModified}
          extraButtonProps={{ 'aria-keyshortcuts': 'Control+S Meta+S' }}
        >
          {isBusy ? words.saving : words.save}
        </Button>
        <p role="status">
          {isBusy ? '' : isModified ? words.unsaved : answer?.result === 'saved' ? words.saved : ''}
        </p>
        {answer && answer.result !== 'saved' && (
          <p role="alert" className="translations-error">
            {answer.result === 'signedOut' ? words.signedOut : answer.message || words.failure}
          </p>
        )}
      </div>
      <ConfirmationModal
        modalSlug={leavingModal}
        heading={editingWords[language].unsaved.title}
        body={editingWords[language].unsaved.leaving}
        cancelLabel={editingWords[language].unsaved.stay}
        confirmLabel={editingWords[language].unsaved.discard}
        onConfirm={leaving}
      />
    </form>
  )
}

function isChanged({ texts }: FormUnit, typed: readonly string[] | undefined): boolean {
  return typed !== undefined && typed.some((text, index) => text !== texts[index]?.target)
}

const namesOf = ({ path, sourceHash, targetHash }: FormUnit) => ({ path, sourceHash, targetHash })

/** Asks before the window goes away, and tells the rest of the back office that something is not saved. */
function useUnsavedGuard(isModified: boolean, discard: () => void): void {
  const giveUp = useEffectEvent(discard)
  useEffect(() => {
    if (!isModified) return undefined
    const forget = registerForm({
      ...{ address: undefined, locale: '', drawer: undefined, saveDraft: undefined },
      isModified: () => true,
      base: () => ({}),
      adopt: () => Promise.resolve(false),
      giveUp: () => giveUp(),
    })
    const stay = (event: Event) => event.preventDefault()
    window.addEventListener('beforeunload', stay)
    return () => {
      forget()
      window.removeEventListener('beforeunload', stay)
    }
  }, [isModified])
}

/** Asks before a link leads away from text that is not saved. Files are downloaded and lead nowhere. */
function useGuardedLinks(isModified: boolean): () => void {
  const { openModal } = useModal()
  const wanted = useRef<string>(undefined)
  const isLeaving = useRef(false)
  const guard = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || !isModified || isLeaving.current || link.target === '_blank' || link.hash !== '') return
    if (link.pathname.startsWith('/cms-api/')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    wanted.current = link.href
    openModal(leavingModal)
  })
  useEffect(() => {
    const leave = new AbortController()
    window.addEventListener('click', (event) => guard(event), { capture: true, signal: leave.signal })
    return () => leave.abort()
  }, [])
  return () => {
    isLeaving.current = true
    // The person has said that what is typed may go.
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
    if (wanted.current !== undefined) window.location.assign(wanted.current)
  }
}
