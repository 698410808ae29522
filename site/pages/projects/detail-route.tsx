import { projectKind } from '../../../content/projects/kind.ts'
import { formatDay } from '../../i18n/format.ts'
import { useLanguage, useMessages } from '../../i18n/use-language.ts'
import { findOrNotFound } from '../../loading/find-or-not-found.ts'
import { ReferenceList } from '../../ui/reference-list/reference-list.tsx'
import { Localized } from '../../ui/text/localized.tsx'
import { ArticlePage } from '../article-page.tsx'
import type { Route } from './+types/detail-route.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { project: await findOrNotFound(projectKind, context, params.id) }
}

export default function ProjectPage({ loaderData: { project } }: Route.ComponentProps) {
  const { project: words, content } = useMessages()
  const language = useLanguage()
  const period = [project.startsOn, project.endsOn]
    .filter((day) => day !== null)
    .map((day) => formatDay(day, language))
    .join(' – ')
  const facts = [
    { label: words.status.label, value: words.status[project.status] },
    ...(period ? [{ label: words.period, value: period }] : []),
    ...(project.donor ? [{ label: words.donor, value: <Localized value={project.donor} /> }] : []),
    ...(project.developmentPartner
      ? [{ label: words.developmentPartner, value: <Localized value={project.developmentPartner} /> }]
      : []),
    ...(project.program
      ? [{ label: words.program, value: <Localized value={project.program.title} /> }]
      : []),
  ]
  return (
    <ArticlePage article={project} above={<span>{words.short}</span>} facts={facts}>
      {project.results.length > 0 && (
        <section>
          <h2>{words.results}</h2>
          <dl className="facts">
            {project.results.map(({ value, label }) => (
              <div key={label.text}>
                <dt>
                  <Localized value={label} />
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <ReferenceList title={content.topics} references={project.topics} />
      <ReferenceList title={content.countries} references={project.countries} />
    </ArticlePage>
  )
}
