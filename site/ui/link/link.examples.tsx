import { useMessages } from '../../language/use-language.ts'
import type { ComponentExamples } from '../examples/component-examples.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { ExternalLink } from './external-link.tsx'
import { SiteLink } from './site-link.tsx'
import { StandaloneLink } from './standalone-link.tsx'

function InText() {
  const { words } = useExampleWords()
  return (
    <p>
      {words.inText} <SiteLink to="/publications">{words.library}</SiteLink> {words.andAt}{' '}
      <ExternalLink href="https://hub.example.org" hasIcon>
        {words.hubSite}
      </ExternalLink>
      .
    </p>
  )
}

function Standalone() {
  const { words } = useExampleWords()
  const { navigation } = useMessages()
  return (
    <div className="button-row">
      <StandaloneLink to="/projects">{words.viewProject}</StandaloneLink>
      <StandaloneLink to="/publications" isBackward>
        {navigation.publications}
      </StandaloneLink>
    </div>
  )
}

export const examples: ComponentExamples = {
  name: 'Link',
  description:
    'In running text, standing alone with an arrow that follows the line of reading, or leading elsewhere.',
  examples: [
    { name: 'In text', render: () => <InText /> },
    { name: 'Standing alone', render: () => <Standalone /> },
    { name: 'On deep sea', isOnDeep: true, render: () => <Standalone /> },
  ],
}
