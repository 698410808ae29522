import { useFormMessages } from '../../language/form-messages.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import '../tenders/tender.css'
import '../applications/application.css'

/**
 * Why one can't apply any more, and what one may do instead.
 * @param message the server's own words, where it refused what was sent
 */
export function VacancyClosed({ message }: { message?: string | undefined }) {
  const { applications: words } = useFormMessages()
  return (
    <div className="application-closed">
      <p className="tender-closed" role="status">
        <Icon name="information" /> <span>{message ?? words.closed}</span>
      </p>
      <p>{words.closedText}</p>
      <div className="button-row">
        <ButtonLink to="/vacancies/apply" variant="secondary">
          {words.general}
        </ButtonLink>
        <ButtonLink to="/vacancies?status=open" variant="secondary">
          {words.seeOpen}
        </ButtonLink>
      </div>
    </div>
  )
}
