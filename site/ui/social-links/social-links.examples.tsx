import { useMessages } from '../../language/use-language.ts'
import type { ComponentExamples } from '../examples/component-examples.ts'
import { SocialLinks } from './social-links.tsx'

const links = {
  facebook: 'https://facebook.example.org',
  x: 'https://x.example.org',
  youtube: 'https://youtube.example.org',
  linkedin: 'https://linkedin.example.org',
  instagram: 'https://instagram.example.org',
}

function All() {
  return <SocialLinks links={links} label={useMessages().header.follow} />
}

function Two() {
  const two = { ...links, facebook: '#', x: '#', instagram: '#' }
  return <SocialLinks links={two} label={useMessages().footer.followUs} />
}

export const examples: ComponentExamples = {
  name: 'Social links',
  description: 'The network’s accounts elsewhere. What has no account has no icon.',
  examples: [
    { name: 'Every account', isOnDeep: true, render: () => <All /> },
    { name: 'Two accounts', isOnDeep: true, render: () => <Two /> },
  ],
}
