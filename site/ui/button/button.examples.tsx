import { useMessages } from '../../language/use-language.ts'
import type { ComponentExamples } from '../examples/component-examples.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'
import { ExternalButtonLink } from './external-button-link.tsx'

function Variants() {
  const { words } = useExampleWords()
  return (
    <div className="button-row">
      <Button>{words.submit}</Button>
      <Button variant="secondary">{words.save}</Button>
      <Button variant="quiet">{words.cancel}</Button>
      <Button variant="danger">{words.remove}</Button>
    </div>
  )
}

function Sizes() {
  const { words } = useExampleWords()
  return (
    <div className="button-row">
      <Button size="large">{words.submit}</Button>
      <Button>{words.submit}</Button>
      <Button size="small">{words.submit}</Button>
    </div>
  )
}

function Links() {
  const { words } = useExampleWords()
  const { footer } = useMessages()
  return (
    <div className="button-row">
      <ButtonLink to="/projects" iconAfter="arrow-forward">
        {words.viewProject}
      </ButtonLink>
      <ExternalButtonLink href="https://hub.example.org" variant="secondary">
        {footer.hubSite}
      </ExternalButtonLink>
      <Button variant="quiet" iconBefore="upload">
        {words.files}
      </Button>
    </div>
  )
}

function States() {
  const { words } = useExampleWords()
  return (
    <div className="button-row">
      <Button isBusy>{words.submitting}</Button>
      <Button isBusy variant="secondary">
        {words.submitting}
      </Button>
      <Button disabled>{words.submit}</Button>
    </div>
  )
}

export const examples: ComponentExamples = {
  name: 'Button',
  description:
    'A verb. One primary button to a view; a busy one keeps the focus and does nothing until its work is done.',
  examples: [
    { name: 'Variants', render: () => <Variants /> },
    { name: 'Sizes', render: () => <Sizes /> },
    { name: 'As links, with icons', render: () => <Links /> },
    { name: 'Busy and disabled', render: () => <States /> },
    { name: 'Variants on deep sea', isOnDeep: true, render: () => <Variants /> },
    { name: 'States on deep sea', isOnDeep: true, render: () => <States /> },
  ],
}
