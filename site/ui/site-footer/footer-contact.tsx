import type { Organization } from '../../../content/organization/read-organization.ts'
import { useMessages } from '../../i18n/use-language.ts'
import { Icon } from '../icon/icon.tsx'
import { Localized } from '../text/localized.tsx'

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
            <a className="left-to-right" href={`tel:${organization.telephone.replaceAll(' ', '')}`}>
              {organization.telephone}
            </a>
          </dd>
        </div>
        <div>
          <dt>
            <Icon name="envelope" />
            <span className="visually-hidden">{footer.email}</span>
          </dt>
          <dd>
            <a className="left-to-right" href={`mailto:${organization.informationEmail}`}>
              {organization.informationEmail}
            </a>
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
