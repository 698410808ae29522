import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { useShowcaseWords } from './words.ts'

const spaces = [1, 2, 3, 4, 5, 6, 7] as const
const durations = ['short', 'medium', 'long'] as const

/** Steps of space, radii, shadows, and what moves. */
export function ShapeSection() {
  const words = useShowcaseWords()
  const [isMoved, setIsMoved] = useState(false)
  return (
    <>
      <section className="showcase-foundation" id="space">
        <h3>{words.space}</h3>
        <p className="showcase-text">{words.spaceText}</p>
        <ul className="showcase-spaces" lang="en" dir="ltr">
          {spaces.map((step) => (
            <li key={step}>
              <span style={{ inlineSize: `var(--space-${step})`, blockSize: `var(--space-${step})` }} />
              <code>space-{step}</code>
            </li>
          ))}
        </ul>
        <ul className="showcase-shapes" lang="en" dir="ltr">
          <li style={{ borderRadius: 'var(--radius-1)' }}>radius-1</li>
          <li style={{ borderRadius: 'var(--radius-2)' }}>radius-2</li>
          <li style={{ boxShadow: 'var(--shadow-1)' }}>shadow-1</li>
          <li style={{ boxShadow: 'var(--shadow-2)' }}>shadow-2</li>
          <li style={{ boxShadow: 'var(--shadow-3)' }}>shadow-3</li>
        </ul>
      </section>
      <section className="showcase-foundation" id="motion">
        <h3>{words.motion}</h3>
        <p className="showcase-text">{words.motionText}</p>
        <ul className="showcase-motions" data-moved={isMoved || undefined}>
          {durations.map((duration) => (
            <li key={duration}>
              <code lang="en">motion-{duration}</code>
              <span className={`showcase-motion-${duration}`} />
            </li>
          ))}
        </ul>
        <Button variant="secondary" iconBefore="play" onClick={() => setIsMoved(!isMoved)}>
          {words.play}
        </Button>
      </section>
    </>
  )
}
