import type { RecordReference } from '../../../content/read/reference.ts'
import { SiteLink } from '../link/site-link.tsx'
import { Localized } from '../text/localized.tsx'

interface ReferenceListProps {
  title: string
  references: readonly RecordReference[]
  /** Folder of the records' own pages, such as `/projects`; nothing when they have none. */
  folder?: string
}

/** Records that a page refers to. */
export function ReferenceList({ title, references, folder }: ReferenceListProps) {
  if (references.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {references.map((reference) => (
          <li key={reference.id}>
            {folder ? (
              <SiteLink to={`${folder}/${reference.slug}`}>
                <Localized value={reference.title} />
              </SiteLink>
            ) : (
              <Localized value={reference.title} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
