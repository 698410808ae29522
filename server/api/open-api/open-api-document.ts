import type { Organization } from '../../../content/organization/read-organization.ts'
import { apiLanguageParameter } from '../../../languages/api-address.ts'
import { languageCodes } from '../../../languages/languages.ts'
import { apiPath } from '../api-path.ts'
import type { QueryParameter } from '../../../store/api/filter-parameters.ts'
import type { Endpoint } from '../endpoint.ts'
import { errorEnvelope } from '../envelopes.ts'
import { languageParameter } from '../list-parameters.ts'
import { resources } from '../resources.ts'
import type {
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiResponse,
  Reference,
} from './document-types.ts'
import { componentSchemas, parameterSchema, referTo } from './json-schemas.ts'

const schemas = componentSchemas()

/** The OpenAPI 3.1 description of the API, made from the table and the schemas that serve it. */
export function openApiDocument(
  { abbreviation, name, informationEmail }: Organization,
  siteUrl: string,
): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: {
      title: `${abbreviation} public API`,
      version: '1.0.0',
      description: `Everything that the ${name.text} publishes, as JSON, open to everyone and without a key. Fields may be added; none is renamed or removed.`,
      contact: { email: informationEmail },
    },
    servers: [{ url: `${siteUrl}${apiPath}` }],
    security: [],
    tags: resources.map(({ title }) => ({ name: title })),
    paths: Object.fromEntries(
      resources.flatMap(({ title, endpoints }) =>
        endpoints.map((endpoint) => [
          endpoint.path.replace('{abbreviation}', encodeURIComponent(abbreviation.toLowerCase())),
          { [endpoint.method]: operation(endpoint, title) },
        ]),
      ),
    ),
    components: {
      schemas,
      parameters: {
        langInAddress: queryParameter(apiLanguageParameter, languageParameter),
        lang: langHeader,
        acceptLanguage: acceptLanguageHeader,
      },
      responses,
    },
  }
}

const langHeader: OpenApiParameter = {
  name: 'lang',
  in: 'header',
  description:
    'Language of the texts, where the address names none; English when neither header names one of the four.',
  schema: { type: 'string', enum: [...languageCodes] },
}

const acceptLanguageHeader: OpenApiParameter = {
  name: 'Accept-Language',
  in: 'header',
  description: 'Used when `lang` is absent.',
  schema: { type: 'string' },
}

function error(description: string): OpenApiResponse {
  return { description, content: { 'application/json': { schema: referTo(errorEnvelope) } } }
}

const responses: Record<string, OpenApiResponse> = {
  NotModified: { description: 'The body with the entity tag in `If-None-Match` is still current.' },
  Moved: {
    description: 'The slug is a former one; the record is now at the address in `Location`.',
    headers: { Location: { description: 'The new address.', schema: { type: 'string' } } },
  },
  Invalid: error('A parameter is unknown, repeated or malformed, or the percent-encoding of the path is.'),
  Unknown: error('No published record has this id or slug.'),
  Failed: error('Something went wrong on our side.'),
  Busy: {
    ...error('More is being asked for at the moment than can be answered, or the database is away.'),
    headers: {
      'Retry-After': { description: 'Seconds after which to try again.', schema: { type: 'string' } },
    },
  },
  Refused: error(
    'Not accepted, and nothing was stored: 400 not received in full, 404 no such tender, 408 too slow, 409 already withdrawn, 410 closed, 413 too large, 415 not a PDF or Word file, 422 a field is missing or invalid (see errors), 429 too many attempts, 503 temporarily unavailable (see Retry-After).',
  ),
}

function response(name: keyof typeof responses): Reference {
  return { $ref: `#/components/responses/${name}` }
}

function operation(endpoint: Endpoint, group: string): OpenApiOperation {
  return {
    operationId: endpoint.operationId,
    tags: [group],
    summary: endpoint.summary,
    ...(endpoint.description && { description: endpoint.description }),
    parameters: [
      ...pathParameter(endpoint),
      ...queryParameters(endpoint),
      { $ref: '#/components/parameters/langInAddress' },
      { $ref: '#/components/parameters/lang' },
      { $ref: '#/components/parameters/acceptLanguage' },
    ],
    ...(endpoint.form && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: referTo(endpoint.form) } } },
    }),
    responses: responsesOf(endpoint),
  }
}

function pathParameter({ pathParameter: parameter }: Endpoint): OpenApiParameter[] {
  return parameter ? [{ ...parameter, in: 'path', required: true, schema: { type: 'string' } }] : []
}

function queryParameters({ parameters }: Endpoint): OpenApiParameter[] {
  return Object.entries(parameters).map(([name, parameter]) => queryParameter(name, parameter))
}

function queryParameter(
  name: string,
  { schema, description, example, isRequired }: QueryParameter<unknown>,
): OpenApiParameter {
  return {
    name,
    in: 'query',
    description,
    ...(isRequired && { required: true }),
    schema: parameterSchema(schema),
    example: schema.parse(example),
  }
}

function responsesOf(endpoint: Endpoint): OpenApiOperation['responses'] {
  if (endpoint.method === 'post') return responsesToWhatWasSent(endpoint)
  return {
    200: {
      description: 'Found.',
      headers: {
        ETag: {
          description: 'Entity tag of the body, for `If-None-Match`: strong, of a table weak.',
          schema: { type: 'string' },
        },
        'Content-Language': { description: 'The language asked for.', schema: { type: 'string' } },
      },
      content: contentOf(endpoint),
    },
    304: response('NotModified'),
    ...(endpoint.pathParameter && { 301: response('Moved'), 404: response('Unknown') }),
    ...(endpoint.endsWithLastPage && { 404: response('Unknown') }),
    400: response('Invalid'),
    500: response('Failed'),
    503: response('Busy'),
  }
}

const csv = { 'text/csv': { schema: { type: 'string' } } } as const

function contentOf({ response: schema, alsoAsCsv, onlyAsCsv }: Endpoint): OpenApiResponse['content'] {
  if (onlyAsCsv) return csv
  return { 'application/json': { schema: referTo(schema) }, ...(alsoAsCsv && csv) }
}

function responsesToWhatWasSent({ response: schema }: Endpoint): OpenApiOperation['responses'] {
  const body = { content: { 'application/json': { schema: referTo(schema) } } }
  return {
    201: { description: 'Accepted and safely stored.', ...body },
    200: { description: 'Completed, or already accepted earlier: the first receipt.', ...body },
    '4XX': response('Refused'),
    503: response('Refused'),
    500: response('Failed'),
  }
}
