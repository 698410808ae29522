import { Children } from 'react'
import { content } from './content.ts'
import { Parts } from './parts.tsx'

export function Home() {
  return (
    <main>
      {Children.toArray(
        content.sections.map((parts, index) => (
          <section className={index % 2 === 0 ? 'plain' : 'tinted'}>
            <Parts parts={parts} isFirst={index === 0} />
          </section>
        )),
      )}
    </main>
  )
}
