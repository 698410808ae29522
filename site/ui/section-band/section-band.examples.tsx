import type { ComponentExamples } from '../examples/component-examples.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { SectionBand } from './section-band.tsx'

interface BandProps {
  ground: 'paper' | 'sunken' | 'sand' | 'deep'
  title: 'bandTitle' | 'desalination' | 'reuse' | 'nexus'
}

function Band({ ground, title }: BandProps) {
  const { words } = useExampleWords()
  return (
    <SectionBand
      headingLevel={4}
      title={words[title]}
      lead={words.bandLead}
      allAt="/projects"
      ground={ground}
    >
      <p>{words.nexusText}</p>
    </SectionBand>
  )
}

export const examples: ComponentExamples = {
  name: 'Section band',
  description: 'A part of a page with its title, a lead and the way to all of it, on one of four grounds.',
  examples: [
    { name: 'Paper', isWide: true, render: () => <Band ground="paper" title="bandTitle" /> },
    { name: 'Sunken', isWide: true, render: () => <Band ground="sunken" title="desalination" /> },
    { name: 'Sand', isWide: true, render: () => <Band ground="sand" title="reuse" /> },
    { name: 'Deep', isWide: true, render: () => <Band ground="deep" title="nexus" /> },
  ],
}
