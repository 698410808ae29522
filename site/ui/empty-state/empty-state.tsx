import { useMessages } from '../../i18n/use-language.ts'
import { SiteLink } from '../link/site-link.tsx'

/** Stands where a list has nothing to show. */
export function EmptyState() {
  const { content, navigation } = useMessages()
  return (
    <div>
      <p>
        <strong>{content.emptyList}</strong>
      </p>
      <p>{content.emptyListText}</p>
      <p>
        <SiteLink to="/">{navigation.home}</SiteLink>
      </p>
    </div>
  )
}
