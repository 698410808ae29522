import type { UIFieldServerProps } from 'payload'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { mayRegisterKeys } from '../../procurement/custodians/custodians-hold-the-role-themselves.ts'
import { custodianWords } from '../../languages/back-office/custodian-words.ts'
import './custodians.css'

/** On a custodian's own account: the way to their keys, and what losing one means. */
export function AccountCustodian({ id, req }: UIFieldServerProps) {
  if (id !== req.user?.id || !mayRegisterKeys(req.user)) return null
  const words = custodianWords[languageOf(req)]
  return (
    <section className="custodians custodians-panel" aria-label={words.keys}>
      <h2>{words.keys}</h2>
      <p>{words.losing}</p>
      <a href="/admin/custodians">{words.toPage}</a>
    </section>
  )
}
