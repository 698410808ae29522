import { citationOf, type CitedName } from '../../content/publications/citations/citation.ts'
import type { Publication } from '../../content/publications/kind.ts'
import { keywordsOf } from './describe-article.ts'
import { describePlaces } from './describe-places.ts'
import { imageObject, theOrganization, type StructuredSite } from './structured-site.ts'
import type { SchemaNode } from './vocabulary.ts'

/** A publication as what it is: a report, something to learn from, or data. */
export function describePublication(
  publication: Publication,
  kindName: string,
  site: StructuredSite,
): SchemaNode<'Report' | 'LearningResource' | 'Dataset'> {
  const { siteUrl, language, organization } = site
  const citation = citationOf(publication, { language, siteUrl, kindName, organization })
  const shared = {
    name: citation.title,
    description: citation.abstract ?? undefined,
    url: citation.address,
    image: imageObject(publication.image, site),
    author: citation.authors.map(describeAuthor),
    publisher: theOrganization(site),
    datePublished: publication.publishedOn,
    dateModified: publication.updatedAt,
    inLanguage: languagesOf(publication),
    keywords: keywordsOf(publication.topics),
    identifier: identifiers(citation),
    genre: kindName,
    spatialCoverage: describePlaces(publication.countries),
  }
  const files = <Type extends 'MediaObject' | 'DataDownload'>(type: Type) =>
    publication.files.map(({ file, language: inLanguage }) => ({
      '@type': type,
      name: file.title.text,
      contentUrl: `${siteUrl}${file.address}`,
      encodingFormat: file.mediaType,
      contentSize: `${file.size} B`,
      inLanguage: inLanguage ?? undefined,
    }))
  switch (publication.kind) {
    case 'dataset':
      return {
        '@type': 'Dataset',
        ...shared,
        isAccessibleForFree: true,
        distribution: files('DataDownload'),
      }
    case 'training-manual':
      return {
        '@type': 'LearningResource',
        ...shared,
        learningResourceType: kindName,
        encoding: files('MediaObject'),
      }
    default:
      return { '@type': 'Report', ...shared, encoding: files('MediaObject') }
  }
}

function describeAuthor(name: CitedName): SchemaNode<'Organization' | 'Person'> {
  return name.kind === 'person'
    ? {
        '@type': 'Person',
        name: `${name.given} ${name.family}`,
        familyName: name.family,
        givenName: name.given,
      }
    : { '@type': 'Organization', name: name.name }
}

function languagesOf({ files, title }: Publication): string | string[] {
  const languages = [...new Set(files.flatMap(({ language }) => language ?? []))]
  return languages.length > 0 ? languages : title.language
}

function identifiers({ doi, isbn }: { doi: string | null; isbn: string | null }) {
  const values = [
    ...(doi ? [{ propertyID: 'DOI', value: doi }] : []),
    ...(isbn ? [{ propertyID: 'ISBN', value: isbn }] : []),
  ].map((value): SchemaNode<'PropertyValue'> => ({ '@type': 'PropertyValue', ...value }))
  return values.length > 0 ? values : undefined
}
