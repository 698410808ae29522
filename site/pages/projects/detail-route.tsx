import { projectKind } from '../../../content/projects/kind.ts'
import { formatDigits } from '../../../languages/format.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { projectCard } from '../../loading/cards.ts'
import { findOrNotFound } from '../../loading/find-or-not-found.ts'
import { readRelated } from '../../loading/read-related.ts'
import { Badge, type BadgeTone } from '../../ui/badge/badge.tsx'
import { ReferenceList } from '../../ui/reference-list/reference-list.tsx'
import { FactList } from '../../ui/text/fact-list.tsx'
import { Localized } from '../../ui/text/localized.tsx'
import { ArticlePage } from '../article-page.tsx'
import type { Route } from './+types/detail-route.ts'
import { ProjectPeriod } from './project-period.tsx'
import './project-results.css'

export async function loader({ context, params }: Route.LoaderArgs) {
  const project = await findOrNotFound(projectKind, context, params.id)
  return {
    project,
    related: await readRelated({ context, kind: projectKind, of: project, card: projectCard }),
  }
}

const statusTones = {
  planned: 'warning',
  ongoing: 'success',
  completed: 'neutral',
} as const satisfies Record<string, BadgeTone>

export default function ProjectPage({ loaderData: { project, related } }: Route.ComponentProps) {
  const { project: words, details } = useMessages()
  const language = useLanguage()
  const facts = [
    {
      label: words.status.label,
      value: <Badge tone={statusTones[project.status]}>{words.status[project.status]}</Badge>,
    },
    ...(project.startsOn || project.endsOn
      ? [{ label: words.period, value: <ProjectPeriod project={project} /> }]
      : []),
    ...(project.donor ? [{ label: words.donor, value: <Localized value={project.donor} /> }] : []),
    ...(project.developmentPartner
      ? [{ label: words.developmentPartner, value: <Localized value={project.developmentPartner} /> }]
      : []),
    ...(project.program
      ? [{ label: words.program, value: <Localized value={project.program.title} /> }]
      : []),
  ]
  return (
    <ArticlePage
      article={project}
      above={<span>{words.short}</span>}
      facts={facts}
      topics={project.topics}
      countries={project.countries}
      furtherTexts={[project.donor, project.developmentPartner, ...project.results.map(({ label }) => label)]}
      related={{ title: details.moreProjects, items: related, allAt: '/projects' }}
    >
      {project.results.length > 0 && (
        <section>
          <h2>{words.results}</h2>
          <FactList
            className="project-results"
            facts={project.results.map(({ value, label }) => ({
              label,
              value: <bdi>{formatDigits(value, language)}</bdi>,
            }))}
          />
        </section>
      )}
      <ReferenceList title={details.partners} references={project.partners} />
    </ArticlePage>
  )
}
