import * as z from 'zod/mini'
import { formatDateAndTime, formatNumber, ownTimeZone } from '../../../languages/format.ts'
import { toHex } from '../../../proofs/bytes.ts'
import { readNoteKey } from '../../../proofs/note.ts'
import { readTerms, type Terms } from '../../../sealing/terms.ts'
import { element } from '../stand-alone/elements.ts'
import type { Spoken } from '../stand-alone/spoken.ts'
import type { Words } from './words.ts'

/** The file brings the log's key with it: whoever reads the page compares it. */
const termsFile = z.object({ logKey: z.string() })

/** Where the file of terms is chosen, and where what it says is compared. */
export class TermsPanel {
  readonly node: HTMLElement
  terms: Terms | undefined
  readonly #spoken: Spoken<Words>
  readonly #error = element('p', { class: 'error', id: 'terms-error' })
  readonly #summary = element('div', {})
  readonly #compared = element('input', {
    type: 'checkbox',
    id: 'compared',
    'aria-describedby': 'terms-error',
  })
  readonly #choice = element('input', {
    ...{ type: 'file', id: 'terms', accept: '.json', 'aria-describedby': 'terms-error' },
  })

  constructor(spoken: Spoken<Words>) {
    this.#spoken = spoken
    this.#choice.addEventListener('change', () => void this.#read())
    this.node = element(
      'section',
      {},
      spoken.say(element('h2'), ({ page }) => page.terms),
      spoken.say(element('label', { for: 'terms' }), ({ page }) => page.termsFile),
      this.#choice,
      this.#error,
      this.#summary,
    )
  }

  /** @returns the terms when they were compared; otherwise says what is missing */
  compared(): Terms | undefined {
    if (this.terms && this.#compared.checked) return this.terms
    const { terms } = this
    this.#spoken.say(this.#error, ({ page }) => (terms ? page.comparedMissing : page.termsRefused))
    ;(terms ? this.#compared : this.#choice).focus()
    return undefined
  }

  async #read(): Promise<void> {
    this.terms = undefined
    this.#compared.checked = false
    this.#summary.replaceChildren()
    this.#spoken.silence(this.#error)
    try {
      const given: unknown = JSON.parse((await this.#choice.files?.[0]?.text()) ?? '')
      const { logKey } = termsFile.parse(given)
      this.terms = readTerms(given, readNoteKey(logKey))
      this.#show(this.terms, logKey)
    } catch {
      this.#spoken.say(this.#error, ({ page }) => page.termsRefused)
    }
  }

  #show({ tender, deadline, hash, needed, custodians }: Terms, logKey: string): void {
    const spoken = this.#spoken
    const code = (text: string) => element('dd', {}, element('code', { dir: 'ltr' }, text))
    const isOver = Date.parse(deadline) < Date.now()
    this.#summary.replaceChildren(
      element(
        'dl',
        {},
        spoken.say(element('dt'), ({ page }) => page.tender),
        element('dd', {}, element('bdi', {}, tender)),
        spoken.say(element('dt'), ({ page }) => page.deadline),
        spoken.say(element('dd'), () => formatDateAndTime(deadline, spoken.language, ownTimeZone())),
        spoken.say(element('dt'), ({ page }) => page.termsHash),
        code(toHex(hash)),
        spoken.say(element('dt'), ({ page }) => page.logKey),
        code(logKey),
        spoken.say(element('dt'), ({ page }) =>
          page.openedBy(
            formatNumber(needed, spoken.language),
            formatNumber(custodians.length, spoken.language),
          ),
        ),
        ...custodians.map(({ label, fingerprint }) =>
          element('dd', {}, element('bdi', {}, label), ' ', element('code', { dir: 'ltr' }, fingerprint)),
        ),
      ),
      ...(isOver ? [spoken.say(element('p', { class: 'error' }), ({ page }) => page.closed)] : []),
      element(
        'div',
        { class: 'field box' },
        this.#compared,
        spoken.say(element('label', { for: 'compared' }), ({ page }) => page.compared),
      ),
    )
  }
}
