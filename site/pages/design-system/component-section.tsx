import { createElement } from 'react'
import type { ComponentExamples } from '../../ui/examples/component-examples.ts'
import { anchorOf } from './anchor-of.ts'

/** A component's name, what it is for, and its examples. Names and descriptions are for those who build pages: English. */
export function ComponentSection({ component }: { component: ComponentExamples }) {
  const { name, description, examples } = component
  return (
    <section className="showcase-component" id={anchorOf(name)}>
      <h3 lang="en" dir="ltr">
        <a href={`#${anchorOf(name)}`}>{name}</a>
      </h3>
      <p className="showcase-description" lang="en" dir="ltr">
        {description}
      </p>
      {examples.map((example) => (
        <div key={example.name} className="showcase-example">
          <p className="showcase-example-name" lang="en" dir="ltr">
            {example.name}
          </p>
          <div
            className={`showcase-canvas${example.isOnDeep ? ' on-deep' : ''}${example.isWide ? ' showcase-canvas-wide' : ''}`}
          >
            {createElement(example.render)}
          </div>
        </div>
      ))}
    </section>
  )
}
