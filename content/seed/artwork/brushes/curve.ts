export type Point = readonly [x: number, y: number]

/** One decimal is finer than the eye at these sizes and halves the file. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function pair([x, y]: Point): string {
  return `${short(x)} ${short(y)}`
}

/** Straight lines from point to point. */
export function polygon(points: readonly Point[], isClosed = true): string {
  return `M${points.map(pair).join('L')}${isClosed ? 'Z' : ''}`
}

/** A smooth closed line that runs close to the points. */
export function smoothRing(points: readonly Point[]): string {
  const between = (index: number): Point => {
    const a = points[index % points.length] ?? [0, 0]
    const b = points[(index + 1) % points.length] ?? [0, 0]
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  }
  const parts = points.map((point, index) => `Q${pair(point)} ${pair(between(index))}`)
  return `M${pair(between(points.length - 1))}${parts.join('')}Z`
}

/** A smooth open line through the points. */
export function smoothLine(points: readonly Point[]): string {
  const first = points[0]
  if (first === undefined) return ''
  return `M${pair(first)}${smoothContinuation(points)}`
}

/** As `smoothLine`, but without the first move, to be added to a path that already stands at the first point. */
export function smoothContinuation(points: readonly Point[]): string {
  let line = ''
  for (let index = 0; index < points.length - 1; index++) {
    const here = points[index] ?? [0, 0]
    const there = points[index + 1] ?? here
    const before = points[index - 1] ?? here
    const after = points[index + 2] ?? there
    const leaving: Point = [here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6]
    const arriving: Point = [there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6]
    line += `C${pair(leaving)} ${pair(arriving)} ${pair(there)}`
  }
  return line
}

/** Points `count` + 1 times along a width, at the heights of a function. */
export function samplePoints(
  from: number,
  to: number,
  count: number,
  heightAt: (x: number) => number,
): Point[] {
  return Array.from({ length: count + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / count
    return [x, heightAt(x)]
  })
}

/** A long thin lens: ripples, glints, clouds far off. */
export function lens(x: number, y: number, halfWidth: number, halfHeight: number): string {
  return `M${short(x - halfWidth)} ${short(y)}Q${short(x)} ${short(y - halfHeight * 2)} ${short(x + halfWidth)} ${short(y)}Q${short(x)} ${short(y + halfHeight * 2)} ${short(x - halfWidth)} ${short(y)}Z`
}

/** A whole circle as part of a path. */
export function circle(x: number, y: number, radius: number): string {
  const r = short(radius)
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${short(radius * 2)} 0a${r} ${r} 0 1 0 ${short(-radius * 2)} 0Z`
}
