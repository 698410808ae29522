import { useMessages } from '../../language/use-language.ts'
import type { ComponentExamples } from '../examples/component-examples.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { Badge } from './badge.tsx'

function Tones() {
  const { words } = useExampleWords()
  const { tender, project, vacancy } = useMessages()
  return (
    <div className="chip-row">
      <Badge>{project.status.planned}</Badge>
      <Badge tone="information">{project.status.ongoing}</Badge>
      <Badge tone="success">{tender.active}</Badge>
      <Badge tone="warning">{vacancy.untilFilled}</Badge>
      <Badge tone="danger">{tender.expired}</Badge>
      <Badge tone="news">{words.news}</Badge>
      <Badge tone="event">{words.event}</Badge>
    </div>
  )
}

export const examples: ComponentExamples = {
  name: 'Badge',
  description:
    'One word about a thing: its state or its kind. Marks differ in shape, so that colour only helps.',
  examples: [{ name: 'Tones', render: () => <Tones /> }],
}
