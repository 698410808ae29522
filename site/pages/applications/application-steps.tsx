import { useFormMessages } from '../../language/form-messages.ts'
import './application.css'

/** How an application goes, from reading the questions to storing the receipt. */
export function ApplicationSteps({ headingLevel }: { headingLevel: 3 | 4 }) {
  const { steps } = useFormMessages().applications
  const Heading = `h${headingLevel}` as const
  return (
    <div className="application-way">
      <ol className="application-steps">
        {[
          { title: steps.read, text: steps.readText },
          { title: steps.prepare, text: steps.prepareText },
          { title: steps.fill, text: steps.fillText },
          { title: steps.keep, text: steps.keepText },
        ].map(({ title, text }) => (
          <li key={title}>
            <Heading>{title}</Heading>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
