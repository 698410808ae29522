import { useState } from 'react'
import type { ComponentExamples } from '../examples/component-examples.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { Chip, ChipLink, ChipToggle } from './chip.tsx'

function Kinds() {
  const { words } = useExampleWords()
  return (
    <div className="chip-row">
      <Chip>{words.desalination}</Chip>
      <Chip icon="pin">{words.jordan}</Chip>
      <ChipLink to="/projects?topic=wastewater-reuse">{words.reuse}</ChipLink>
    </div>
  )
}

function Toggles() {
  const { words } = useExampleWords()
  const [chosen, setChosen] = useState('desalination')
  return (
    <div className="chip-row">
      {(['desalination', 'reuse', 'nexus'] as const).map((topic) => (
        <ChipToggle
          key={topic}
          isPressed={chosen === topic}
          onChange={(isPressed) => setChosen(isPressed ? topic : '')}
        >
          {words[topic]}
        </ChipToggle>
      ))}
    </div>
  )
}

export const examples: ComponentExamples = {
  name: 'Chip',
  description: 'A property of a thing: named, leading to everything that has it, or chosen as a filter.',
  examples: [
    { name: 'Named and linked', render: () => <Kinds /> },
    { name: 'Chosen', render: () => <Toggles /> },
    { name: 'On deep sea', isOnDeep: true, render: () => <Toggles /> },
  ],
}
