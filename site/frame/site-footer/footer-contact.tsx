import type { Organization } from '../../../content/organization/read-organization.ts'
import { useMessages } from '../../language/use-language.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { EmailLink, TelephoneLink } from '../../ui/text/contact.tsx'
import { Localized } from '../../ui/text/localized.tsx'

/** How to reach the network (specification, section 2.3). */
export function FooterContact({ organization }: { organization: Organization }) {
  const { footer } = useMessages()
  return (
    <div>
      <h2>{footer.contact}</h2>
      <dl className="site-footer-contact">
        <div>
          <dt>
            <Icon name="telephone" />
            <span className="visually-hidden">{footer.phone}</span>
          </dt>
          <dd>
            <TelephoneLink number={organization.telephone} />
          </dd>
        </div>
        <div>
          <dt>
            <Icon name="envelope" />
            <span className="visually-hidden">{footer.email}</span>
          </dt>
          <dd>
            <EmailLink address={organization.informationEmail} />
          </dd>
        </div>
        <div>
          <dt>
            <Icon name="pin" />
            <span className="visually-hidden">{footer.location}</span>
          </dt>
          <dd>
            <Localized value={organization.location} />
          </dd>
        </div>
      </dl>
    </div>
  )
}
