import { useMessages } from '../../language/use-language.ts'
import { Button } from '../button/button.tsx'
import { dialogCommand } from '../dialog/dialog-command.ts'
import type { ComponentExamples } from '../examples/component-examples.ts'
import { StandaloneLink } from '../link/standalone-link.tsx'
import { Drawer } from './drawer.tsx'

function Navigation({ isOnDeep = false }: { isOnDeep?: boolean }) {
  const { navigation } = useMessages()
  const id = isOnDeep ? 'example-drawer-deep' : 'example-drawer'
  return (
    <>
      <Button variant="secondary" iconBefore="menu" {...dialogCommand('show-modal', id)}>
        {navigation.openMenu}
      </Button>
      <Drawer id={id} title={navigation.label} isOnDeep={isOnDeep}>
        {(['whoWeAre', 'whatWeDo', 'getInvolved'] as const).map((key) => (
          <p key={key}>
            <StandaloneLink to="/projects">{navigation[key]}</StandaloneLink>
          </p>
        ))}
      </Drawer>
    </>
  )
}

export const examples: ComponentExamples = {
  name: 'Drawer',
  description: 'A sheet of 300 px from the line’s end. Opened as a dialog is.',
  examples: [
    { name: 'On paper', render: () => <Navigation /> },
    { name: 'On deep sea', isOnDeep: true, render: () => <Navigation isOnDeep /> },
  ],
}
