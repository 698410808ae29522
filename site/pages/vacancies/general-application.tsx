import { generalApplicationMail } from '../../../content/organization/read-destination.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { useSite } from '../../loading/use-site.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { FileButtonLink } from '../../ui/button/file-button-link.tsx'
import { SectionBand } from '../../ui/section-band/section-band.tsx'

/** For those whom no vacancy fits: the general application, by form or by e-mail (specification, section 2.2). */
export function GeneralApplication() {
  const { applications: words } = useFormMessages()
  const site = useSite()
  return (
    <SectionBand title={words.general} lead={words.generalLead} ground="sand">
      <div className="button-row">
        <ButtonLink to="/vacancies/apply">{words.steps.fill}</ButtonLink>
        {site && (
          <FileButtonLink href={generalApplicationMail(site.organization)} iconBefore="envelope">
            {words.generalByMail}
          </FileButtonLink>
        )}
      </div>
    </SectionBand>
  )
}
