import { innerWidth, width, type Part, type Pen } from './sheet.ts'

/** What stands where there is nothing to draw. */
export function drawNothing(text: string, top: number, { letters }: Pen): Part {
  const fitted = letters.fit(text, { width: innerWidth, size: 19, lines: 2 })
  return {
    drawn: letters.write(fitted, { x: width / 2, baseline: top + 60, side: 'middle', colour: 'quiet' }),
    height: 140,
  }
}
