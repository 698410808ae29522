import type { ComponentProps } from 'react'
import { RegionalNetwork } from './regional-network.tsx'

/** The regional network section as a band of a page. */
export function NetworkBand(props: ComponentProps<typeof RegionalNetwork>) {
  return (
    <div className="section">
      <div className="wide">
        <RegionalNetwork {...props} />
      </div>
    </div>
  )
}
