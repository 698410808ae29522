import type { RouterContextProvider } from 'react-router'
import { readCountry } from '../../content/countries/kind.ts'
import { memberStateApi } from '../../content/member-states/api.ts'
import { listRecords } from '../../store/read/list-records.ts'
import { RecordReader } from '../../store/read/record-reader.ts'
import { readLookupKind } from '../../store/read/read-published.ts'
import {
  failureOf,
  membersLayer,
  partnersLayer,
  type KnownCountry,
  type NetworkLayer,
  type RegionalNetworkData,
} from '../../content/member-states/regional-network/regional-network.ts'
import {
  flagSourceContext,
  pageFreshnessContext,
  readingContext,
  reportErrorContext,
  siteUrlContext,
} from './contexts.ts'

/** The regional network section's members and partners. Members that can't be read leave the section standing. */
export async function readRegionalNetwork(
  context: Readonly<RouterContextProvider>,
): Promise<RegionalNetworkData> {
  const reading = context.get(readingContext)
  const flagSource = context.get(flagSourceContext)
  const { language } = reading
  const reportError = context.get(reportErrorContext)
  let failure: string | null = null
  const [members, known] = await Promise.all([
    readMembers(context).catch((error: unknown) => {
      reportError(error)
      context.get(pageFreshnessContext).partial()
      failure = failureOf(error)
      return emptyLayer
    }),
    readLookupKind(reading, 'countries')
      .then((countries) =>
        countries.map((country): KnownCountry => {
          const { code, slug, name } = readCountry(new RecordReader(country, language))
          return { code, slug, name }
        }),
      )
      .catch((error: unknown) => {
        reportError(error)
        return []
      }),
  ])
  return { failure, flagSource, members, partners: partnersLayer(known, language, flagSource) }
}

const emptyLayer: NetworkLayer<never> = { countries: [], pins: [], withoutPin: [], labels: [] }

/** Through the public API's own records, so that the section shows what the API gives. */
async function readMembers(context: Readonly<RouterContextProvider>) {
  const reading = context.get(readingContext)
  const { language } = reading
  const api = { language, siteUrl: context.get(siteUrlContext) }
  const { records } = await listRecords(memberStateApi.kind, reading, { perPage: 0 })
  const data = records.map((record) => memberStateApi.toApi(record, api))
  return membersLayer({ data }, language, context.get(flagSourceContext))
}
