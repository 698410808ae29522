import { richTextToHtml } from '../../store/rich-text/rich-text-to-html.ts'
import type { Vacancy } from '../../recruitment/vacancies/kind.ts'
import { pageAddress, theOrganization, type StructuredSite } from './structured-site.ts'
import type { SchemaNode } from './vocabulary.ts'

/** Google's names for kinds of employment; what they have no name for is OTHER. */
const employmentTypes = {
  'fixed-term': 'TEMPORARY',
  consultancy: 'CONTRACTOR',
  secondment: 'OTHER',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
} as const satisfies Record<Vacancy['kind'], string>

/** An open vacancy; nothing for one that is closed, which is no offer any more. */
export function describeVacancy(vacancy: Vacancy, site: StructuredSite): SchemaNode<'JobPosting'> | null {
  if (vacancy.isExpired) return null
  const { title, summary, body, requirements, location, countryCode, slug } = vacancy
  return {
    '@type': 'JobPosting',
    title: title.text,
    description:
      [body, requirements].map((text) => text && richTextToHtml(text, site)).join('') ||
      (summary ?? title).text,
    url: pageAddress(site, `/vacancies/${slug}`),
    datePosted: vacancy.postedAt,
    validThrough: vacancy.deadline ?? undefined,
    employmentType: employmentTypes[vacancy.kind],
    hiringOrganization: theOrganization(site),
    jobLocation: location
      ? {
          '@type': 'Place',
          name: location.text,
          address: {
            '@type': 'PostalAddress',
            addressLocality: countryCode ? withoutCountry(location.text) : location.text,
            addressCountry: countryCode?.toUpperCase(),
          },
        }
      : undefined,
    totalJobOpenings: vacancy.positions ?? undefined,
    identifier: { '@type': 'PropertyValue', propertyID: site.organization.abbreviation, value: slug },
  }
}

/** `Amman, Jordan` is Amman, whose country stands beside it; a place of one part stays. */
function withoutCountry(place: string): string {
  return place.replace(/\s*[,،][^,،]*$/, '')
}
