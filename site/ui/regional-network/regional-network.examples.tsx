import { ownFlags } from '../../../content/member-states/regional-network/flag-address.ts'
import {
  membersLayer,
  partnersLayer,
} from '../../../content/member-states/regional-network/regional-network.ts'
import type { ComponentExamples } from '../examples/component-examples.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { MemberDetails } from './member-details.tsx'
import { NetworkList } from './network-list.tsx'
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

function List({ isLoading }: { isLoading: boolean }) {
  return (
    <NetworkList
      layer="members"
      {...useLayers()}
      isLoading={isLoading}
      selected={null}
      onSelect={doNothing}
    />
  )
}

function Nobody() {
  const { language } = useExampleWords()
  const members = membersLayer([], language, ownFlags)
  const { partners } = useLayers()
  return (
    <NetworkList
      layer="members"
      members={members}
      partners={partners}
      isLoading={false}
      selected={null}
      onSelect={doNothing}
    />
  )
}

function Details() {
  const { members } = useLayers()
  const { words } = useExampleWords()
  const jordan = members.countries.find(({ title }) => title.text === words.jordan)
  return jordan && <MemberDetails member={jordan} onClose={doNothing} />
}

export const examples: ComponentExamples = {
  name: 'Regional network',
  description:
    'Members and partners on a map and in a list, with the details of the country that is selected.',
  examples: [
    { name: 'On the map', render: () => <Whole /> },
    { name: 'In a list, one without a flag', render: () => <List isLoading={false} /> },
    { name: 'While members are on their way', render: () => <List isLoading /> },
    { name: 'Without members', render: () => <Nobody /> },
    { name: 'Details of a member', render: () => <Details /> },
  ],
}
