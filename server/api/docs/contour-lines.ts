import { html, type Html } from './html.ts'

const width = 1200
const height = 320
const lines = 9

/** Contour lines behind the page's head, drawn without a picture. */
export function contourLines(): Html {
  return html`<svg
    class="contours"
    viewBox="0 0 ${width} ${height}"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    ${Array.from({ length: lines }, (_none, index) => html`<path d="${line(index)}" />`)}
  </svg>`
}

function line(index: number): string {
  const base = ((index + 0.5) / lines) * height
  const points = Array.from({ length: 25 }, (_none, step) => {
    const x = (step / 24) * width
    const y = base + 26 * Math.sin(x / 170 + index * 0.7) + 14 * Math.sin(x / 67 - index * 1.3)
    return `${x.toFixed(0)} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}`
}
