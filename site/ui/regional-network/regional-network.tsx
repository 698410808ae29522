import { useEffect, useRef, useState } from 'react'
import type { Layer } from '../../../content/member-states/regional-network/map-view.ts'
import type { RegionalNetworkData } from '../../../content/member-states/regional-network/regional-network.ts'
import { useMessages } from '../../language/use-language.ts'
import { useLightParts } from '../../light-version/light-parts.ts'
import { NetworkList } from './network-list.tsx'
import { NetworkMap } from './network-map.tsx'
import { NetworkPanel, type NetworkView } from './network-panel.tsx'
import { useMembers } from './use-members.ts'
import './regional-network.css'

interface RegionalNetworkProps {
  data: RegionalNetworkData
  firstLayer?: Layer
  firstView?: NetworkView
  /** Given by a parent that decides the view itself. */
  view?: NetworkView
  onView?: (view: NetworkView) => void
  /** The parent shows the countries itself: no list, and no switch to it. */
  hideList?: boolean
}

/** The network's members and partners on a map and in a list (specification, section 2.5). */
export function RegionalNetwork(props: RegionalNetworkProps) {
  const light = useLightParts()
  return light ? <light.RegionalNetwork {...props} /> : <WholeRegionalNetwork {...props} />
}

function WholeRegionalNetwork({
  data,
  firstLayer = 'members',
  firstView = 'map',
  view: givenView,
  onView,
  hideList = false,
}: RegionalNetworkProps) {
  const words = useMessages().regionalNetwork
  const [layer, setLayer] = useState<Layer>(firstLayer)
  const [ownView, setOwnView] = useState<NetworkView>(firstView)
  const [selected, setSelected] = useState<string | null>(null)
  const section = useRef<HTMLElement>(null)
  const { members, isLoading } = useMembers(data)
  const view = hideList ? 'map' : (givenView ?? ownView)
  const shown = layer === 'members' ? members : data.partners
  const member = members.countries.find(({ id }) => id === selected) ?? null

  const changeLayer = (next: Layer) => {
    setLayer(next)
    setSelected(null)
  }
  const changeView = (next: NetworkView) => {
    setOwnView(next)
    setSelected(null)
    onView?.(next)
  }

  useEffect(() => {
    if (selected === null) return undefined
    const clearOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !section.current?.contains(target)) setSelected(null)
    }
    document.addEventListener('pointerdown', clearOutside)
    return () => document.removeEventListener('pointerdown', clearOutside)
  }, [selected])

  return (
    <section className="regional-network" aria-label={words.label} ref={section} data-view={view}>
      <NetworkPanel
        layer={layer}
        onLayer={changeLayer}
        view={view}
        onView={hideList ? undefined : changeView}
        count={shown.countries.length}
      />
      <div className="regional-network-stage" data-layer={layer}>
        {view === 'map' && (
          <NetworkMap
            layer={layer}
            onLayer={changeLayer}
            members={members}
            partners={data.partners}
            selected={member}
            onSelect={setSelected}
          />
        )}
        {view === 'map' && shown.countries.length === 0 && (
          <p className="regional-network-empty" role="status">
            {isLoading ? words.loading : words.noData}
          </p>
        )}
        {!hideList && (
          <div className={view === 'map' ? 'regional-network-list-without-scripts' : undefined}>
            <NetworkList
              layer={layer}
              members={members}
              partners={data.partners}
              isLoading={isLoading}
              selected={view === 'list' ? member : null}
              onSelect={setSelected}
            />
          </div>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {member && words.selected(member.title.text)}
      </p>
    </section>
  )
}
