import { useMessages } from '../../language/use-language.ts'
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import type { ComponentExamples } from '../examples/component-examples.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { PageHero } from './page-hero.tsx'

function Whole() {
  const { words } = useExampleWords()
  const { navigation, project } = useMessages()
  return (
    <PageHero
      headingLevel={4}
      artKey="solar-desalination"
      topic="desalination"
      breadcrumb={
        <Breadcrumb
          label={words.project}
          steps={[{ label: navigation.projects, to: '/projects' }]}
          current={words.project}
        />
      }
      above={
        <>
          <span>{project.short}</span>
          <span>{words.day}</span>
        </>
      }
      title={words.project}
      lead={words.projectSummary}
      actions={
        <>
          <ButtonLink to="/projects" size="large">
            {words.viewProject}
          </ButtonLink>
          <ButtonLink to="/publications" size="large" variant="secondary">
            {navigation.publications}
          </ButtonLink>
        </>
      }
    />
  )
}

function Short({ topic, title }: { topic: string; title: 'reuse' | 'nexus' }) {
  const { words } = useExampleWords()
  return <PageHero headingLevel={4} artKey={`example-${topic}`} topic={topic} title={words[title]} />
}

export const examples: ComponentExamples = {
  name: 'Page hero',
  description:
    'The top of a page with its one h1. The sea floor behind is drawn by code: the same page, the same floor; the topic gives the colour of its lines.',
  examples: [
    { name: 'With everything', isWide: true, render: () => <Whole /> },
    {
      name: 'Title only, wastewater reuse',
      isWide: true,
      render: () => <Short topic="wastewater-reuse" title="reuse" />,
    },
    {
      name: 'Title only, nexus',
      isWide: true,
      render: () => <Short topic="water-energy-food-nexus" title="nexus" />,
    },
  ],
}
