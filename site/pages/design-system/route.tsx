import { readingContext } from '../../loading/contexts.ts'
import { ExampleChartsContext } from '../../ui/chart/example-charts-context.ts'
import { exampleCharts } from '../../ui/chart/example-charts.ts'
import { PageHero } from '../../ui/page-hero/page-hero.tsx'
import tokensCss from '../../ui/styles/tokens.css?raw'
import type { Route } from './+types/route.ts'
import { allExamples } from './all-examples.ts'
import { anchorOf } from './anchor-of.ts'
import { ColourSection } from './colour-section.tsx'
import { colourPairs, palette } from './colours.ts'
import { ComponentSection } from './component-section.tsx'
import './design-system.css'
import { ShapeSection } from './shape-section.tsx'
import { readTokens } from './tokens.ts'
import { TypeSection } from './type-section.tsx'
import { useShowcaseWords } from './words.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(readingContext)
  const { light, dark } = readTokens(tokensCss)
  return {
    palette: palette(light),
    light: colourPairs(light),
    dark: colourPairs(dark),
    charts: exampleCharts(language),
  }
}

/** What pages are built of, for those who build them and for those who judge them. Not indexed, in no menu. */
export default function DesignSystemPage({ loaderData }: Route.ComponentProps) {
  const words = useShowcaseWords()
  return (
    <div className="showcase">
      <title>{words.title}</title>
      <meta name="description" content={words.description} />
      <meta name="robots" content="noindex" />
      <PageHero title={words.title} lead={words.lead} topic="desalination" />
      <div className="wide showcase-body">
        <nav className="showcase-contents" aria-label={words.title}>
          <p>{words.foundations}</p>
          <ul>
            {(['colour', 'type', 'space', 'motion'] as const).map((key) => (
              <li key={key}>
                <a href={`#${key}`}>{words[key]}</a>
              </li>
            ))}
          </ul>
          <p>{words.components}</p>
          <ul lang="en">
            {allExamples.map(({ name }) => (
              <li key={name}>
                <a href={`#${anchorOf(name)}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="showcase-content">
          <h2>{words.foundations}</h2>
          <ColourSection {...loaderData} />
          <TypeSection />
          <ShapeSection />
          <h2>{words.components}</h2>
          <ExampleChartsContext value={loaderData.charts}>
            {allExamples.map((component) => (
              <ComponentSection key={component.name} component={component} />
            ))}
          </ExampleChartsContext>
        </div>
      </div>
    </div>
  )
}
