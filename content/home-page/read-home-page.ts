import type { Organization } from '../organization/read-organization.ts'
import { readAction, type Action } from '../organization/read-destination.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import { decorativePicture, readPicture, type Picture } from '../../store/read/picture.ts'
import { readPublishedGlobal } from '../../store/read/read-published.ts'
import type { Reading } from '../../store/read/reading.ts'
import { RecordReader } from '../../store/read/record-reader.ts'

export interface AboutSlide {
  /** The word beside its dot: About, Vision or Mission. */
  label: LocalizedText
  title: LocalizedText
  description: LocalizedText
  /** Only adorns, as the logo of the hub does. */
  image: Picture | null
}

export interface HubPromotion {
  /** Nothing: the site's own drawing stands in. */
  logo: Picture | null
  title: LocalizedText
  description: LocalizedText
  primaryAction: Action | null
  secondaryAction: Action | null
  tags: LocalizedText[]
}

export interface HomePage {
  aboutSlides: AboutSlide[]
  /** Nothing until an editor has written it. */
  hub: HubPromotion | null
}

/** The texts that only the home page shows, from the global of that name. */
export async function readHomePage(reading: Reading, organization: Organization): Promise<HomePage> {
  const reader = new RecordReader(await readPublishedGlobal(reading, 'home-page'), reading.language)
  const hub = reader.group('hub')
  return {
    aboutSlides: reader.list('aboutSlides', (row) => ({
      label: row.requiredText('label'),
      title: row.requiredText('title'),
      description: row.requiredText('description'),
      image: row.related('image', readDecorativePicture),
    })),
    hub: hub?.text('title') ? readHub(hub, organization) : null,
  }
}

function readDecorativePicture(reader: RecordReader): Picture | null {
  const picture = readPicture(reader)
  return picture && decorativePicture(picture)
}

function readHub(hub: RecordReader, organization: Organization): HubPromotion {
  const actionOf = (name: string): Action | null => {
    const action = hub.group(name)
    return action && readAction(action, organization)
  }
  return {
    logo: hub.related('logo', readDecorativePicture),
    title: hub.requiredText('title'),
    description: hub.requiredText('description'),
    primaryAction: actionOf('primaryAction'),
    secondaryAction: actionOf('secondaryAction'),
    tags: hub.list('tags', (row) => row.requiredText('label')),
  }
}
