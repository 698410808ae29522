const article = [
  'headline',
  'description',
  'url',
  'mainEntityOfPage',
  'image',
  'datePublished',
  'dateModified',
  'inLanguage',
  'author',
  'publisher',
  'keywords',
  'contentLocation',
] as const

const publication = [
  'name',
  'description',
  'url',
  'image',
  'author',
  'publisher',
  'datePublished',
  'dateModified',
  'inLanguage',
  'keywords',
  'identifier',
  'genre',
  'spatialCoverage',
] as const

const file = ['contentUrl', 'encodingFormat', 'contentSize', 'inLanguage', 'name'] as const

/**
 * The part of schema.org that the site speaks: each type with the properties that we give it, its own and those it has
 * from the types above it. The tests hold it against schema.org's own words, which
 * commands/extract-schema-terms.ts reads again when a line is added.
 */
export const vocabulary = {
  Organization: [
    'name',
    'alternateName',
    'description',
    'url',
    'logo',
    'foundingDate',
    'email',
    'telephone',
    'address',
    'sameAs',
  ],
  WebSite: ['name', 'alternateName', 'url', 'inLanguage', 'publisher', 'potentialAction'],
  // `query-input` is schema.org's annotation of an action's property (https://schema.org/docs/actions.html).
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  NewsArticle: article,
  Article: article,
  Event: [
    'name',
    'description',
    'url',
    'image',
    'startDate',
    'endDate',
    'eventStatus',
    'eventAttendanceMode',
    'location',
    'organizer',
    'inLanguage',
    'keywords',
  ],
  Place: ['name', 'address'],
  VirtualLocation: ['url'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  Country: ['name', 'identifier'],
  Report: [...publication, 'encoding'],
  LearningResource: [...publication, 'encoding', 'learningResourceType'],
  Dataset: [
    ...publication,
    'distribution',
    'isAccessibleForFree',
    'license',
    'creditText',
    'isBasedOn',
    'version',
    'citation',
    'temporalCoverage',
    'variableMeasured',
    'includedInDataCatalog',
  ],
  DataCatalog: ['name', 'url'],
  DataDownload: file,
  MediaObject: file,
  PropertyValue: ['propertyID', 'value', 'name', 'description', 'unitText'],
  Person: ['name', 'familyName', 'givenName'],
  JobPosting: [
    'title',
    'description',
    'url',
    'datePosted',
    'validThrough',
    'employmentType',
    'hiringOrganization',
    'jobLocation',
    'totalJobOpenings',
    'identifier',
    'directApply',
  ],
  ImageObject: [
    'name',
    'caption',
    'contentUrl',
    'url',
    'width',
    'height',
    'creditText',
    'dateCreated',
    'contentLocation',
    'inLanguage',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type SchemaType = keyof typeof vocabulary

/** Values of schema.org's enumerations that we use. */
export const enumerations = {
  eventStatus: ['https://schema.org/EventScheduled'],
  eventAttendanceMode: [
    'https://schema.org/OfflineEventAttendanceMode',
    'https://schema.org/OnlineEventAttendanceMode',
    'https://schema.org/MixedEventAttendanceMode',
  ],
} as const

type Property<Type extends SchemaType> = (typeof vocabulary)[Type][number]

/** A thing that schema.org has a name for, with the properties of our table only. */
export type SchemaNode<Type extends SchemaType = SchemaType> = Type extends SchemaType
  ? { readonly '@type': Type; readonly '@id'?: string } & {
      readonly [Name in Property<Type>]?: SchemaValue | undefined
    }
  : never

export type SchemaValue =
  | string
  | number
  | boolean
  | SchemaNode
  | { readonly '@id': string }
  | readonly SchemaValue[]
