import { vacancyKind } from '../../../recruitment/vacancies/kind.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { vacancyCard } from '../../loading/cards.ts'
import { readPage } from '../../loading/read-page.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { SectionBand } from '../../ui/section-band/section-band.tsx'
import { ApplicationSteps } from '../applications/application-steps.tsx'
import { ContentPage } from '../content-page.tsx'
import { LiveBand } from '../section/live-band.tsx'
import { readLive } from '../section/read-live.ts'
import type { Route } from './+types/route.ts'
import './internship.css'

export async function loader({ context }: Route.LoaderArgs) {
  const [page, announced] = await Promise.all([
    readPage(context, 'internship'),
    readLive(context, vacancyKind, vacancyCard, { filters: { kind: 'internship', status: 'open' } }),
  ])
  return { page, announced }
}

/** Who may apply for an internship, how it goes, and which ones are announced as vacancies. */
export default function InternshipPage({ loaderData: { page, announced } }: Route.ComponentProps) {
  const { applications: words } = useFormMessages()
  return (
    <ContentPage
      page={page}
      aside={
        <section className="internship-call" aria-labelledby="internship-call-title">
          <h2 id="internship-call-title">{words.internshipApply}</h2>
          <p>{words.internshipLead}</p>
          <ButtonLink to="/internship/apply" size="large">
            {words.apply}
          </ButtonLink>
          <p className="internship-call-note">{words.steps.fillText}</p>
        </section>
      }
    >
      <SectionBand title={words.stepByStep} ground="sunken">
        <ApplicationSteps headingLevel={3} />
        <div className="internship-end">
          <ButtonLink to="/internship/apply">{words.internshipApply}</ButtonLink>
        </div>
      </SectionBand>
      <LiveBand
        title={words.internshipsOpen}
        content={announced}
        allAt="/vacancies?kind=internship&status=open"
      />
    </ContentPage>
  )
}
