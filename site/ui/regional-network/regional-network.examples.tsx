import type { ComponentProps } from 'react'
import type { ShownMember } from '../../../content/member-states/regional-network/derive-member.ts'
import { ownFlags } from '../../../content/member-states/regional-network/flag-address.ts'
import type { Layer } from '../../../content/member-states/regional-network/map-view.ts'
import {
  membersLayer,
  partnersLayer,
} from '../../../content/member-states/regional-network/regional-network.ts'
import type { ComponentExamples } from '../examples/component-examples.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { MemberDetails } from './member-details.tsx'
import { NetworkList } from './network-list.tsx'
import { NetworkMap } from './network-map.tsx'
import { RegionalNetwork } from './regional-network.tsx'

const doNothing = () => undefined

function useLayers() {
  const { words, language } = useExampleWords()
  const jordan = {
    title: words.jordan,
    country: { code: 'jo' },
    institute_name: words.hubSite,
    tel: '+962 6 555 0100',
    email: 'jordan@example.org',
  }
  // Named in English alone.
  const others = ['Egypt', 'Saint Example of the Long Coast and All Its Islands'].map((title) => ({
    translations: [{ locale: 'en', title }],
  }))
  return {
    members: membersLayer([jordan, ...others], language, ownFlags),
    partners: partnersLayer([], language, ownFlags),
  }
}

function Whole() {
  return <RegionalNetwork data={{ ...useLayers(), failure: null, flagSource: ownFlags }} />
}

function List(props: Partial<ComponentProps<typeof NetworkList>>) {
  return (
    <NetworkList
      layer="members"
      {...useLayers()}
      isLoading={false}
      selected={null}
      onSelect={doNothing}
      {...props}
    />
  )
}

function Nobody() {
  const { language } = useExampleWords()
  return <List members={membersLayer([], language, ownFlags)} />
}

/** The map alone: a second whole section would be a landmark with the first one's name. */
function OnMap({ layer, isSelected = false }: { layer: Layer; isSelected?: boolean }) {
  const layers = useLayers()
  const jordan = useJordan(layers.members.countries)
  return (
    <div className="regional-network-stage" data-layer={layer}>
      <NetworkMap
        layer={layer}
        onLayer={doNothing}
        {...layers}
        selected={isSelected ? jordan : null}
        onSelect={doNothing}
      />
    </div>
  )
}

function useJordan(members: readonly ShownMember[]): ShownMember | null {
  const { words } = useExampleWords()
  return members.find(({ title }) => title.text === words.jordan) ?? null
}

function Details() {
  const jordan = useJordan(useLayers().members.countries)
  return jordan && <MemberDetails member={jordan} onClose={doNothing} />
}

export const examples: ComponentExamples = {
  name: 'Regional network',
  description:
    'Members and partners on a map and in a list, with the details of the country that is selected.',
  examples: [
    { name: 'On the map', render: () => <Whole /> },
    { name: 'On the map, a member selected', render: () => <OnMap layer="members" isSelected /> },
    { name: 'Partners on the map', render: () => <OnMap layer="partners" /> },
    { name: 'In a list, one without a flag', render: () => <List /> },
    { name: 'Partners in a list', render: () => <List layer="partners" /> },
    { name: 'While members are on their way', render: () => <List isLoading /> },
    { name: 'Without members', render: () => <Nobody /> },
    { name: 'Details of a member', render: () => <Details /> },
  ],
}
