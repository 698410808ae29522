import type { Organization } from '../../../content/organization/read-organization.ts'
import { languageList } from '../../i18n/languages.ts'
import { useMessages } from '../../i18n/use-language.ts'
import { LanguageSwitch } from '../language-switch/language-switch.tsx'
import { ExternalLink } from '../link/external-link.tsx'
import { SiteLink } from '../link/site-link.tsx'
import { Localized } from '../text/localized.tsx'
import './site-footer.css'

/** Four columns: the network, Explore, Resources, Contact (specification, section 2.3). */
export function SiteFooter({ organization }: { organization: Organization | undefined }) {
  const messages = useMessages()
  const { footer, navigation } = messages
  return (
    <footer className="site-footer">
      <div className="wide site-footer-columns">
        <div>
          {organization && (
            <>
              <p className="site-footer-name">{organization.abbreviation}</p>
              <p>
                <Localized value={organization.description} />
              </p>
            </>
          )}
          <LanguageSwitch label={footer.languages} offered={languageList} />
        </div>
        <nav aria-labelledby="footer-explore">
          <h2 id="footer-explore">{footer.explore}</h2>
          <ul>
            <li>
              <SiteLink to="/who-we-are">{navigation.whoWeAre}</SiteLink>
            </li>
            <li>
              <SiteLink to="/what-we-do">{navigation.whatWeDo}</SiteLink>
            </li>
            {organization && (
              <li>
                <ExternalLink href={organization.hubAddress}>{footer.hubSite}</ExternalLink>
              </li>
            )}
            <li>
              <SiteLink to="/events">{navigation.events}</SiteLink>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-resources">
          <h2 id="footer-resources">{footer.resources}</h2>
          <ul>
            <li>
              <SiteLink to="/publications">{navigation.publications}</SiteLink>
            </li>
            <li>
              <SiteLink to="/data-tools">{navigation.dataTools}</SiteLink>
            </li>
            <li>
              <SiteLink to="/partners">{navigation.partners}</SiteLink>
            </li>
            <li>
              <SiteLink to="/media">{navigation.media}</SiteLink>
            </li>
            <li>
              <a href="/api/docs" hrefLang="en">
                {footer.api}
              </a>
            </li>
            <li>
              <ExternalLink href="/sitemap.xml">{navigation.sitemap}</ExternalLink>
            </li>
          </ul>
        </nav>
        {organization && (
          <div>
            <h2>{footer.contact}</h2>
            <dl>
              <dt>{footer.phone}</dt>
              <dd>
                <a className="left-to-right" href={`tel:${organization.telephone.replaceAll(' ', '')}`}>
                  {organization.telephone}
                </a>
              </dd>
              <dt>{footer.email}</dt>
              <dd>
                <a className="left-to-right" href={`mailto:${organization.informationEmail}`}>
                  {organization.informationEmail}
                </a>
              </dd>
              <dt>{footer.location}</dt>
              <dd>
                <Localized value={organization.location} />
              </dd>
            </dl>
          </div>
        )}
      </div>
      {organization && (
        <p className="wide site-footer-rights">
          © {organization.copyrightYear} <Localized value={organization.name} />. {footer.rights}
        </p>
      )}
    </footer>
  )
}
