import type { UIFieldServerProps } from 'payload'
import { readPublicState } from '../../figures/datasets/former-versions/read-public-state.ts'
import { listHeld, type FormerVersion } from '../../figures/datasets/former-versions/former-versions.ts'
import { formerVersionWords } from '../../languages/back-office/former-version-words.ts'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { formatGregorianMoment } from '../../languages/moments.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import { hasRole } from '../../model/access/roles.ts'
import './former-versions.css'
import { WithdrawButton } from './withdraw-button.tsx'

/** In the form of a dataset: its former versions, which stay public until an administrator withdraws them. */
export async function FormerVersions({ data, id, req }: UIFieldServerProps) {
  const kind: unknown = data.kind
  const held = id ? await readFormer(req.payload, Number(id)) : []
  if (kind !== 'dataset' && held.length === 0) return null
  const language = languageOf(req)
  const words = formerVersionWords[language]
  const mayWithdraw = hasRole(req.user)
  const written = (moment: string) => formatGregorianMoment(moment, language, defaultTimeZone)
  return (
    <section className="former-versions">
      <h3>{words.title}</h3>
      <p>{words.explanation}</p>
      {held.length > 0 && (
        <ul>
          {held.map(({ kind: of, name, heldAt, withdrawn }) => {
            const title = of === 'file' ? words.file(name) : words.values(name)
            return (
              <li key={`${of} ${name}`}>
                <span>
                  <strong>{title}</strong>
                  <br />
                  {withdrawn
                    ? words.withdrawn(written(withdrawn.at), withdrawn.by)
                    : words.heldSince(written(heldAt))}
                </span>
                {mayWithdraw && !withdrawn && (
                  <WithdrawButton publication={Number(id)} kind={of} name={name} title={title} />
                )}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

/** What is held of a dataset and not public at this moment anyway. */
async function readFormer(
  payload: UIFieldServerProps['payload'],
  publication: number,
): Promise<FormerVersion[]> {
  const [held, present] = await Promise.all([
    listHeld(payload, publication),
    readPublicState(payload, publication),
  ])
  return held.filter(({ kind, name }) =>
    kind === 'values' ? !present?.charts.has(name) : !present?.files.some((one) => one.name === name),
  )
}
