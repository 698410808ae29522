import type { ComponentExamples } from '../examples/component-examples.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { SiteLink } from '../link/site-link.tsx'

function Article() {
  const { words } = useExampleWords()
  return (
    <div className="prose">
      <p className="lead">{words.projectSummary}</p>
      <h4>{words.goal}</h4>
      <p>
        {words.goalText} <SiteLink to="/publications">{words.library}</SiteLink>
      </p>
      <ol>
        {words.goalList.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <blockquote>
        <p>{words.quote}</p>
        <footer>{words.quoteFrom}</footer>
      </blockquote>
      <p>{words.desalinationText}</p>
      <ul>
        {words.goalList.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <hr />
      <p>{words.reuseText}</p>
    </div>
  )
}

export const examples: ComponentExamples = {
  name: 'Prose',
  description: 'Long texts, as editors write them.',
  examples: [{ name: 'An article', render: () => <Article /> }],
}
