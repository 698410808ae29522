'use client'
import { ConfirmationModal, useAuth, useModal, useRouteTransition } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useLanguage } from '../use-language.ts'
import { editingWords } from '../../languages/back-office/editing-words.ts'
import { ownCopies, removeOwnCopies } from './local-copies.ts'
import { someFormIsOpen, unsavedForms, type OpenForm } from './open-forms.ts'
import { installPatientSaves } from './saving/patient-saves.ts'
import { WaitingSavesNotices } from './saving/waiting-saves-notices.tsx'

const modals = {
  language: 'unsaved-before-other-language',
  drawer: 'unsaved-in-drawer',
  leaving: 'unsaved-before-leaving',
} as const

/** Close buttons of drawers that ask by themselves when something in the drawer is not saved. */
const askingButtons = '.doc-drawer__header-close, .drawer-close-button'

/** Payload's own ways to close a drawer that never ask: the blurred page beside it, and a plain drawer's cross. */
const silentButtons = '.drawer__close, .drawer__header__close'

/**
 * Stands around the whole back office. Before anything leads away from what is typed, it is saved as a draft; where there
 * are no drafts, or the draft can't be saved, the person is asked. Back and Forward ask only before what has no drafts: any other
 * form saves what it holds as it goes, and a copy in the browser is offered where that fails.
 */
export function GuardedExits({ children }: { children: ReactNode }) {
  const words = editingWords[useLanguage()].unsaved
  const { user } = useAuth()
  const { closeModal, modalState, openModal } = useModal()
  const router = useRouter()
  const { startRouteTransition } = useRouteTransition()
  const goOn = useRef<() => void>(undefined)
  /** Drawers in whose forms something was typed or chosen since they opened. */
  const touched = useRef(new WeakSet<Element>())
  useEffect(() => ownCopies(user?.id ?? ''), [user?.id])

  async function saveAndLeave(forms: readonly OpenForm[], modal: string, leave: () => void): Promise<void> {
    const isWaiting = goOn.current !== undefined
    goOn.current = leave
    const saves = forms.map(({ saveDraft }) => saveDraft)
    const areSaved =
      !isWaiting &&
      (await Promise.all(saves.map(async (save) => save !== undefined && (await save())))).every(Boolean)
    if (!areSaved) openModal(modal)
    else if (goOn.current === leave) {
      goOn.current = undefined
      leave()
    }
  }

  function leaveDrawer(drawer: Element, event: Event): void {
    const forms = unsavedForms().filter((form) => form.drawer === drawer.id)
    const asking = drawer.querySelector<HTMLElement>(askingButtons)
    if (forms.length > 0 && forms.every(({ saveDraft }) => saveDraft)) {
      refuse(event)
      void saveAndLeave(forms, modals.drawer, () => closeModal(drawer.id))
    } else if (asking?.contains(event.target instanceof Element ? event.target : null)) {
      return
    } else if (asking) {
      refuse(event)
      asking.click()
    } else if (touched.current.has(drawer)) {
      refuse(event)
      goOn.current = () => closeModal(drawer.id)
      openModal(modals.drawer)
    }
  }

  const changeLocale = (locale: string) => {
    const query = new URLSearchParams(window.location.search)
    query.set('locale', locale)
    startRouteTransition(() => router.push(`?${query}`))
  }

  const guardClick = useEffectEvent((event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const locale = localeOf(event.target)
    const forms = unsavedForms()
    if (locale !== undefined && forms.length > 0) {
      refuse(event)
      // Closes the list of languages, as a press beside it does.
      document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
      void saveAndLeave(forms, modals.language, () => changeLocale(locale))
      return
    }
    const address = addressOf(event)
    const isSigningOut = address?.pathname === '/admin/logout'
    // Where there are no drafts, Payload asks.
    if (address && forms.length > 0 && forms.every(({ saveDraft }) => saveDraft)) {
      refuse(event)
      void saveAndLeave(forms, modals.leaving, () => {
        if (isSigningOut) removeOwnCopies()
        startRouteTransition(() => router.push(address.href))
      })
      return
    }
    if (isSigningOut && forms.length === 0) removeOwnCopies()
    const drawer = event.target.closest(`${silentButtons}, ${askingButtons}`)?.closest('.drawer')
    if (drawer) leaveDrawer(drawer, event)
  })

  const guardKey = useEffectEvent((event: KeyboardEvent) => {
    // A dialog above a drawer closes alone.
    if (event.key !== 'Escape' || document.querySelector('dialog[open]:not(.drawer)')) return
    const [latest] = Object.values(modalState)
      .filter(({ isOpen }) => isOpen)
      .toSorted((one, other) => (other.openedOn ?? 0) - (one.openedOn ?? 0))
    const drawer = latest && document.getElementById(latest.slug)
    if (drawer?.matches('.drawer')) leaveDrawer(drawer, event)
  })

  // Before the address changes, where the browser lets a page stay (the Navigation API): elsewhere Back discards what has no drafts.
  const guardTraversal = useEffectEvent((event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable) return
    if (unsavedForms().every(({ saveDraft }) => saveDraft)) return
    event.preventDefault()
    const { key } = event.destination
    goOn.current = () => void window.navigation.traverseTo(key)
    openModal(modals.leaving)
  })

  // Next does not follow Back while a form's question to the server is under way: the form would stay under the address of
  // another page. The browser reads that page itself, and the form saves as it goes.
  const guardHistory = useEffectEvent((event: PopStateEvent) => {
    if (!someFormIsOpen()) return
    event.stopImmediatePropagation()
    // The address has changed already: whoever was asked whether to stay would stay under the wrong one.
    const silence = (leaving: Event) => leaving.stopImmediatePropagation()
    window.addEventListener('beforeunload', silence, { capture: true, once: true })
    window.location.reload()
  })

  useEffect(() => {
    installPatientSaves()
    const leaving = new AbortController()
    const options = { capture: true, signal: leaving.signal }
    const touch = (event: Event) => {
      const drawer = event.target instanceof Element && event.target.closest('form')?.closest('.drawer')
      if (drawer) touched.current.add(drawer)
    }
    // On the window, so that they come before Payload's own on the document.
    window.addEventListener('click', (event) => guardClick(event), options)
    window.addEventListener('keydown', (event) => guardKey(event), options)
    window.addEventListener('input', touch, options)
    window.addEventListener('popstate', (event) => guardHistory(event), options)
    if ('navigation' in window)
      window.navigation.addEventListener('navigate', (event) => guardTraversal(event), options)
    return () => leaving.abort()
  }, [])

  const discard = () => {
    const leave = goOn.current
    goOn.current = undefined
    for (const form of unsavedForms()) form.giveUp()
    leave?.()
  }
  const stay = () => {
    goOn.current = undefined
  }
  return (
    <>
      {children}
      {Object.entries(modals).map(([exit, modal]) => (
        <ConfirmationModal
          key={modal}
          modalSlug={modal}
          heading={words.title}
          body={exit === 'language' ? words.changingLanguage : words.leaving}
          cancelLabel={words.stay}
          confirmLabel={words.discard}
          onCancel={stay}
          onConfirm={discard}
        />
      ))}
      <WaitingSavesNotices />
    </>
  )
}

/** Where a click leads within the back office, unless it opens a tab of its own or only moves on the page. */
function addressOf(event: MouseEvent): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target === '_blank' || link.download || event.ctrlKey || event.metaKey)
    return undefined
  const address = new URL(link.href)
  const present = window.location
  const isElsewhere = address.pathname !== present.pathname || address.search !== present.search
  return address.origin === present.origin && isElsewhere ? address : undefined
}

/** The language that a button of Payload's list of languages leads to. */
function localeOf(element: Element): string | undefined {
  const code = element.closest('button')?.querySelector('.localizer__locale-code')
  return code instanceof HTMLElement ? code.dataset.locale : undefined
}

function refuse(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
