'use client'

import Link from 'next/link'
import { useEffect, useRef } from 'react'
import type { MenuEntry } from '../../home-content.ts'

/** Opens without scripts; scripts close it by Escape, by a press elsewhere and after a choice. */
export function Menu({ entries }: { entries: readonly MenuEntry[] }) {
  const menu = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const close = () => menu.current?.removeAttribute('open')
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) close()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [])

  return (
    <details ref={menu} className="menu">
      <summary>Menu</summary>
      <nav>
        {entries.map(({ text, address, links }) => (
          <div key={text}>
            {address ? <MenuLink text={text} address={address} /> : <strong>{text}</strong>}
            <ul>
              {links.map((link) => (
                <li key={link.address}>
                  <MenuLink {...link} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </details>
  )
}

function MenuLink({ text, address }: { text: string; address: string }) {
  return (
    <Link href={address} prefetch={false}>
      {text}
    </Link>
  )
}
