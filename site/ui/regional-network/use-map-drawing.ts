import { useEffect, useState, type RefObject } from 'react'
import type { Layer } from '../../../content/member-states/regional-network/map-view.ts'
import { logFailure } from '../../loading/log-failure.ts'
import { readMapDrawing, type MapDrawing } from './map-drawing.ts'

export interface MapDrawingState {
  /** Nothing until it is there, or when it can't be had. */
  drawing: MapDrawing | null
  /** The map is near the screen: what it shows may be fetched. */
  isNear: boolean
}

/** How near the screen the map comes before its outlines are fetched. */
const nearness = '600px'

/**
 * The outlines of a layer, fetched when the map comes near the screen and held while the page is shown. That they can't
 * be had is logged only (specification, section 8): pins and list stand without them.
 */
export function useMapDrawing(layer: Layer, map: RefObject<Element | null>): MapDrawingState {
  const [isNear, setNear] = useState(false)
  const [drawings, setDrawings] = useState<Partial<Record<Layer, MapDrawing | null>>>({})

  useEffect(() => {
    if (isNear || !map.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: nearness },
    )
    observer.observe(map.current)
    return () => observer.disconnect()
  }, [isNear, map])

  const isKnown = drawings[layer] !== undefined
  useEffect(() => {
    if (!isNear || isKnown) return undefined
    const abort = new AbortController()
    const load = async () => {
      try {
        const response = await fetch(`/maps/${layer}.json`, { signal: abort.signal })
        if (!response.ok) throw new Error(`The map answered ${response.status}`)
        const drawing = readMapDrawing(await response.json())
        setDrawings((known) => ({ ...known, [layer]: drawing }))
      } catch (error) {
        if (abort.signal.aborted) return
        logFailure(error)
        setDrawings((known) => ({ ...known, [layer]: null }))
      }
    }
    void load()
    return () => abort.abort()
  }, [isNear, isKnown, layer])

  return { drawing: drawings[layer] ?? null, isNear }
}
