import type { RouterContextProvider } from 'react-router'
import { eventKind } from '../../../content/events/kind.ts'
import { laboratoryKind } from '../../../content/laboratories/kind.ts'
import { projectKind } from '../../../content/projects/kind.ts'
import { hasRecords } from '../../../store/read/list-records.ts'
import type { Reading } from '../../../store/read/reading.ts'
import { mapLayers, type MapLayer, type PlacedLayer } from '../../loading/map-parameters.ts'
import { readPlacedEvents } from '../../loading/read-placed-events.ts'
import { readPlacedLaboratories } from '../../loading/read-placed-laboratories.ts'
import { readPlacedProjects } from '../../loading/read-placed-projects.ts'
import type { PlacesData } from '../../loading/read-places.ts'

const placedLayers: Readonly<
  Record<
    PlacedLayer,
    {
      hasAny: (reading: Reading) => Promise<boolean>
      read: (context: Readonly<RouterContextProvider>) => Promise<PlacesData>
    }
  >
> = {
  projects: {
    hasAny: (reading) => hasRecords(projectKind, reading),
    read: (context) => readPlacedProjects(context),
  },
  events: { hasAny: (reading) => hasRecords(eventKind, reading), read: readPlacedEvents },
  laboratories: { hasAny: (reading) => hasRecords(laboratoryKind, reading), read: readPlacedLaboratories },
}

/** The layers of the map: figures, and those of which there is a record. */
export async function readShownLayers(reading: Reading): Promise<MapLayer[]> {
  const shown = await Promise.all(
    mapLayers.map(async (layer) => layer === 'figures' || (await placedLayers[layer].hasAny(reading))),
  )
  return mapLayers.filter((_, place) => shown[place])
}

/** The records of a layer by country, and the map on which they stand. */
export const readPlacedLayer = (layer: PlacedLayer, context: Readonly<RouterContextProvider>) =>
  placedLayers[layer].read(context)
