import { useMessages } from '../../language/use-language.ts'
import type { ComponentExamples } from '../examples/component-examples.ts'
import { examplePicture } from '../examples/example-picture.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { Card, CardGrid, type CardItem } from './card.tsx'

function useCards(): readonly [CardItem, CardItem, CardItem] {
  const { words, localized, language } = useExampleWords()
  const { content } = useMessages()
  return [
    {
      key: 'example-desalination',
      to: '/projects',
      title: localized(words.project),
      summary: localized(words.projectSummary),
      image: examplePicture(language, words),
      topic: 'desalination',
      facts: [words.day, words.desalination],
      badge: { tone: 'news', text: words.news },
      callToAction: content.readMore,
    },
    {
      key: 'example-reuse',
      to: '/news',
      title: localized(words.longTitle),
      summary: localized(words.reuseText),
      image: null,
      topic: 'wastewater-reuse',
      facts: [words.day, words.reuse],
      badge: { tone: 'event', text: words.event },
      callToAction: content.readMore,
    },
    {
      key: 'example-nexus',
      to: null,
      title: localized(words.nexus),
      summary: null,
      image: null,
      topic: 'water-energy-food-nexus',
      facts: [],
    },
  ]
}

function Grid() {
  return <CardGrid items={useCards()} headingLevel={4} />
}

function Wide() {
  const [first] = useCards()
  return <Card item={first} variant="wide" headingLevel={4} />
}

function Compact() {
  return (
    <ul className="card-grid">
      {useCards().map((item) => (
        <li key={item.key}>
          <Card
            item={{ ...item, badge: undefined, callToAction: undefined }}
            variant="compact"
            headingLevel={4}
          />
        </li>
      ))}
    </ul>
  )
}

export const examples: ComponentExamples = {
  name: 'Card',
  description:
    'A record of a list; the whole card leads to it. An item without a picture wears a cover of its own.',
  examples: [
    { name: 'In a grid', render: () => <Grid /> },
    { name: 'Wide', render: () => <Wide /> },
    { name: 'Compact', render: () => <Compact /> },
    { name: 'On deep sea', isOnDeep: true, render: () => <Grid /> },
  ],
}
