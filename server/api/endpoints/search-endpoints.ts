import { z } from 'zod'
import type { QueryParameter } from '../../../store/api/filter-parameters.ts'
import {
  searchKindSchema,
  searchResultSchema,
  searchResultToApi,
  suggestionSchema,
  suggestionToApi,
} from '../../../store/search/api.ts'
import { searchSite } from '../../../store/search/search-site.ts'
import { siteSearchKinds, type SiteSearchKind } from '../../../store/search/searched-kinds.ts'
import { suggestTitles } from '../../../store/search/suggest-titles.ts'
import type { Endpoint } from '../endpoint.ts'
import { dataBody, dataEnvelope, listBody, listEnvelope } from '../envelopes.ts'
import { pageParameter, perPageParameter, searchParameter, usualPerPage } from '../list-parameters.ts'
import { apiMessages } from '../../../languages/api-messages.ts'

const kindParameter: QueryParameter<SiteSearchKind> = {
  schema: z.enum(siteSearchKinds),
  rule: { kind: 'oneOf', values: siteSearchKinds },
  description: 'Only records of this kind. The counts still cover all kinds.',
  example: 'news',
}

const wordsParameter: QueryParameter<string> = {
  ...searchParameter,
  description:
    'Words to look for, in any language and any usual spelling. The last one may be unfinished; words in quotes are a phrase.',
  isRequired: true,
}

const perPageOfSearch = { ...perPageParameter, example: '5' }

/** GET of what the search of the whole site finds, best first, with counts of each kind. */
export const searchEndpoint: Endpoint = {
  method: 'get',
  path: '/search',
  route: '/search',
  operationId: 'search',
  summary: 'Search everything',
  description:
    'Everything that has a page, best match first. Words may stand in different fields of a record, and in the names of its topics, countries, partners, programme or conference. Where fewer than ten records have all of the words, those with some of them follow, best match first. Texts are in the language asked for where they exist, and state their language.',
  parameters: { q: wordsParameter, kind: kindParameter, page: pageParameter, per_page: perPageOfSearch },
  response: listEnvelope(searchResultSchema, {
    kinds: z
      .array(z.object({ kind: searchKindSchema, total: z.int().min(1) }))
      .meta({ description: 'How many records of each kind match.' }),
    did_you_mean: z.string().nullable().meta({
      description:
        'What was looked for in a near spelling that finds something, where no record has a word of it.',
    }),
  }),
  answer: async ({ reading, context, parameters }) => {
    const q = parameters.value('q', wordsParameter)
    const kind = parameters.value('kind', kindParameter)
    const page = parameters.value('page', pageParameter) ?? 1
    const perPage = parameters.value('per_page', perPageOfSearch) ?? usualPerPage
    const errors = parameters.errors()
    if (errors || q === undefined) return { outcome: 'invalid', errors: errors ?? {} }
    const found = await searchSite(reading, { q, kind, page, perPage })
    const body = listBody(
      apiMessages[reading.language].listed,
      { ...found, records: found.results },
      found.results.map((result) => searchResultToApi(result, context)),
    )
    return {
      outcome: 'found',
      body: { ...body, data: { ...body.data, kinds: found.kinds, did_you_mean: found.didYouMean } },
    }
  },
}

/** GET of titles for what somebody has typed so far. */
export const suggestionsEndpoint: Endpoint = {
  method: 'get',
  path: '/search/suggestions',
  route: '/search/suggestions',
  operationId: 'suggestTitles',
  summary: 'Titles for what is being typed',
  description: 'At most eight, best first; none for a single letter. May be cached for one minute.',
  parameters: { q: { ...wordsParameter, example: 'wat' } },
  cachedSeconds: 60,
  response: dataEnvelope('SearchSuggestionList', 'Titles, best first.', z.array(suggestionSchema)),
  answer: async ({ reading, context, parameters }) => {
    const q = parameters.value('q', wordsParameter)
    const errors = parameters.errors()
    if (errors || q === undefined) return { outcome: 'invalid', errors: errors ?? {} }
    const suggestions = await suggestTitles(reading, q)
    return {
      outcome: 'found',
      body: dataBody(suggestions.map((suggestion) => suggestionToApi(suggestion, context))),
    }
  },
}
