import { createContext, useContext, type ComponentType, type ReactNode } from 'react'
import type { Picture } from '../../store/read/picture.ts'
import type { Layer } from '../../content/member-states/regional-network/map-view.ts'
import type { RegionalNetworkData } from '../../content/member-states/regional-network/regional-network.ts'

/** What stands in for parts of the full version. Only the server has them: a browser loads nothing of the light one. */
export interface LightParts {
  /** The whole document around a page. */
  Document: ComponentType<{ children: ReactNode }>
  /** A picture's place. */
  PictureOnRequest: ComponentType<{ picture: Picture }>
  /** The regional network section. */
  RegionalNetwork: ComponentType<{ data: RegionalNetworkData; firstLayer?: Layer; hideList?: boolean }>
}

/** Given by the server's renderer alone: a light page never wakes up in a browser. */
export const LightPartsContext = createContext<LightParts | null>(null)

/** The light version's parts; nothing where the page is given in full. */
export function useLightParts(): LightParts | null {
  return useContext(LightPartsContext)
}

/** Whether the page is given in its light version: no scripts, no fonts, pictures on request. */
export function useIsLight(): boolean {
  return useLightParts() !== null
}
