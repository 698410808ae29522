import type { ReactNode } from 'react'
import { LightDocument } from './light-document.tsx'
import { LightNetwork } from './light-network.tsx'
import { LightPartsContext, type LightParts } from './light-parts.ts'
import { PictureOnRequest } from './picture-on-request.tsx'

const parts: LightParts = {
  Document: LightDocument,
  PictureOnRequest,
  RegionalNetwork: LightNetwork,
}

/** Everything within is given in its light version. For the server alone. */
export function ProvideLightParts({ children }: { children: ReactNode }) {
  return <LightPartsContext value={parts}>{children}</LightPartsContext>
}
