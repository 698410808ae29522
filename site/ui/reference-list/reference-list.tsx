import type { RecordReference } from '../../../store/read/reference.ts'
import { Chip, ChipLink } from '../chip/chip.tsx'
import { Localized } from '../text/localized.tsx'
import './reference-list.css'

interface ReferenceListProps {
  title: string
  references: readonly RecordReference[]
  /** Folder of the records' own pages, such as `/projects`. */
  folder?: string
  /** List that shows what has the property, and the property's name in its address: `/projects?topic=`. */
  list?: string
}

/** Records that a page refers to, each leading to its own page or to everything that has it. */
export function ReferenceList({ title, references, folder, list }: ReferenceListProps) {
  if (references.length === 0) return null
  const start = list ?? (folder && `${folder}/`)
  return (
    <section className="reference-list">
      <h2 className="reference-list-title">{title}</h2>
      <ul className="chip-row">
        {references.map(({ id, slug, title: name }) => (
          <li key={id}>
            {start ? (
              <ChipLink to={`${start}${slug}`}>
                <Localized value={name} />
              </ChipLink>
            ) : (
              <Chip>
                <Localized value={name} />
              </Chip>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
