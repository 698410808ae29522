import type { NetworkEvent } from '../../content/events/kind.ts'
import { keywordsOf } from './describe-article.ts'
import { imageOfPage, pageAddress, theOrganization, type StructuredSite } from './structured-site.ts'
import type { SchemaNode } from './vocabulary.ts'

const attendanceModes = {
  onsite: 'https://schema.org/OfflineEventAttendanceMode',
  online: 'https://schema.org/OnlineEventAttendanceMode',
  hybrid: 'https://schema.org/MixedEventAttendanceMode',
} as const satisfies Record<NetworkEvent['mode'], string>

/** An event, upcoming or past. */
export function describeEvent(event: NetworkEvent, site: StructuredSite): SchemaNode<'Event'> {
  const path = `/events/${event.slug}`
  const address = pageAddress(site, path)
  return {
    '@type': 'Event',
    name: event.title.text,
    description: event.summary?.text,
    url: address,
    image: imageOfPage(event, path, site),
    startDate: event.startsAt,
    endDate: event.endsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: attendanceModes[event.mode],
    location: locationsOf(event, address),
    organizer: theOrganization(site),
    inLanguage: event.title.language,
    keywords: keywordsOf(event.topics),
  }
}

function locationsOf({ mode, place, onlineLink }: NetworkEvent, address: string) {
  const onsite: SchemaNode<'Place'>[] =
    mode !== 'online' && place
      ? [
          {
            '@type': 'Place',
            name: place.text,
            address: { '@type': 'PostalAddress', addressLocality: place.text },
          },
        ]
      : []
  const online: SchemaNode<'VirtualLocation'>[] =
    mode === 'onsite' ? [] : [{ '@type': 'VirtualLocation', url: onlineLink ?? address }]
  const all = [...onsite, ...online]
  return all.length === 1 ? all[0] : all
}
