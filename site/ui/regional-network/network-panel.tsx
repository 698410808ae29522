import { formatNumber } from '../../../languages/format.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import type { Layer } from '../../../content/member-states/regional-network/map-view.ts'
import './network-panel.css'

export type NetworkView = 'map' | 'list'

interface NetworkPanelProps {
  layer: Layer
  onLayer: (layer: Layer) => void
  view: NetworkView
  /** Without it the view can't be changed. */
  onView: ((view: NetworkView) => void) | undefined
  count: number
}

/** Title, the two switches and the count of active countries. */
export function NetworkPanel({ layer, onLayer, view, onView, count }: NetworkPanelProps) {
  const words = useMessages().regionalNetwork
  const language = useLanguage()
  return (
    <div className="regional-network-panel">
      <h2>{words.title}</h2>
      <p className="regional-network-subtitle">{words.subtitle}</p>
      <p className="regional-network-count">
        <strong>{formatNumber(count, language)}</strong> <span>{words.activeCountries(count)}</span>
      </p>
      <div className="regional-network-switches">
        <Switch
          label={words.layer}
          options={[
            { value: 'members', label: words.members },
            { value: 'partners', label: words.partners },
          ]}
          chosen={layer}
          onChoose={onLayer}
        />
        {onView && (
          <Switch
            label={words.view}
            options={[
              { value: 'map', label: words.mapView },
              { value: 'list', label: words.listView },
            ]}
            chosen={view}
            onChoose={onView}
          />
        )}
      </div>
    </div>
  )
}

interface SwitchProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}

function Switch<Value extends string>({ label, options, chosen, onChoose }: SwitchProps<Value>) {
  return (
    <div className="regional-network-switch" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === chosen}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
