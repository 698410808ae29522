import { proposalForm } from '../../../procurement/proposals/form.ts'
import { fileEndings } from '../../../submissions/forms/file-rules.ts'
import { mostCharacters, type Answer, type FilesAnswer } from '../../../submissions/forms/form.ts'
import type { Problems } from '../check-proposal.ts'
import { element } from '../stand-alone/elements.ts'
import type { Spoken } from '../stand-alone/spoken.ts'
import type { Words } from './words.ts'

interface Field {
  name: string
  control: HTMLInputElement | HTMLSelectElement
  error: HTMLElement
}

/** The fields of a proposal, derived from its one declaration. */
export class ProposalFields {
  readonly nodes: readonly HTMLElement[]
  readonly #fields: Field[] = []
  readonly #spoken: Spoken<Words>

  constructor(spoken: Spoken<Words>) {
    this.#spoken = spoken
    this.nodes = Object.entries(proposalForm.fields).flatMap(([name, field]) =>
      field.kind === 'target' ? [] : [this.#shown(name, field)],
    )
  }

  /** By their names in the API; a ticked box is '1'. */
  get values(): Record<string, string> {
    return Object.fromEntries(
      this.#fields.flatMap(({ name, control }) => {
        if (control.type === 'file') return []
        const isBox = control instanceof HTMLInputElement && control.type === 'checkbox'
        return [[name, isBox ? (control.checked ? '1' : '0') : control.value]]
      }),
    )
  }

  get files(): File[] {
    return this.#fields.flatMap(({ control }) =>
      control instanceof HTMLInputElement ? [...(control.files ?? [])] : [],
    )
  }

  /** Shows what is wrong beside each field, and goes to the first. */
  show(problems: Problems): void {
    for (const { name, control, error } of this.#fields) {
      const problem = problems[name]
      control.setAttribute('aria-invalid', String(problem !== undefined))
      error.textContent = problem ?? ''
    }
    this.#fields.find(({ name }) => problems[name] !== undefined)?.control.focus()
  }

  #shown(name: string, field: Answer | FilesAnswer): HTMLElement {
    const id = `field-${name}`
    const control = this.#control(field, { id, name, 'aria-describedby': `${id}-error` })
    const error = element('p', { id: `${id}-error`, class: 'error' })
    const label = this.#spoken.say(element('label', { for: id }), ({ form }) => field.label(form))
    this.#fields.push({ name, control, error })
    const isBox = field.kind === 'tick'
    return element(
      'div',
      { class: isBox ? 'field box' : 'field' },
      ...(isBox ? [control, label] : [label, control]),
      error,
    )
  }

  #control(field: Answer | FilesAnswer, named: Readonly<Record<string, string>>) {
    const attributes = { ...named, required: !field.isOptional }
    switch (field.kind) {
      case 'files': {
        const accept = fileEndings.map((ending) => `.${ending}`).join(',')
        return element('input', { ...attributes, type: 'file', multiple: true, accept })
      }
      case 'choice':
        return element(
          'select',
          attributes,
          ...field.options.map((value) =>
            this.#spoken.say(
              element('option', { value }),
              ({ form }) => field.optionLabels(form)[value] ?? value,
            ),
          ),
        )
      case 'tick':
        return element('input', { ...attributes, type: 'checkbox', value: '1' })
      case 'email':
      case 'tel':
      case 'text':
      case 'paragraphs':
        return element('input', {
          ...attributes,
          type: field.kind === 'paragraphs' ? 'text' : field.kind,
          maxlength: String(mostCharacters(field)),
          autocomplete: field.autoComplete ?? 'off',
        })
      case 'amount':
      case 'number':
        return element('input', { ...attributes, type: 'text', inputmode: 'decimal', autocomplete: 'off' })
      case 'date':
        return element('input', { ...attributes, type: 'date' })
    }
  }
}
