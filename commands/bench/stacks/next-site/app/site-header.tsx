import Link from 'next/link'
import { content } from './content.ts'
import { Menu } from './menu.tsx'

export function SiteHeader() {
  return (
    <header>
      <Link href="/" className="name" prefetch={false}>
        {content.name}
      </Link>
      <Menu entries={content.menu} />
      <ul className="languages">
        {content.languages.map(({ text, address }) => (
          <li key={address}>
            <a href={address}>{text}</a>
          </li>
        ))}
      </ul>
    </header>
  )
}
