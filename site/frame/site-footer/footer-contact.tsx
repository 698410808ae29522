import type { Organization } from '../../../content/organization/read-organization.ts'
import { useMessages } from '../../language/use-language.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { EmailLink, TelephoneLink } from '../../ui/text/contact.tsx'
import { Localized } from '../../ui/text/localized.tsx'

/** How to reach the network (specification, section 2.3). */
export function FooterContact({ organization }: { organization: Organization }) {
  const { footer } = useMessages()
  const { telephone, informationEmail, location } = organization
  const ways = [
    { icon: 'telephone', label: footer.phone, value: <TelephoneLink number={telephone} /> },
    { icon: 'envelope', label: footer.email, value: <EmailLink address={informationEmail} /> },
    { icon: 'pin', label: footer.location, value: <Localized value={location} /> },
  ] as const
  return (
    <div>
      <h2>{footer.contact}</h2>
      <dl className="site-footer-contact">
        {ways.map(({ icon, label, value }) => (
          <div key={icon}>
            <dt>
              <Icon name={icon} />
              <span className="visually-hidden">{label}</span>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
