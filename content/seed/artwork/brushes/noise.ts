import type { SeededRandom } from '../../../../site/ui/cover-art/seeded-random.ts'

/** A smooth field over the plane, about -1 to 1. */
export type Noise = (x: number, y: number) => number

/** Gradient noise: hills about one unit wide. */
export function makeNoise(random: SeededRandom): Noise {
  const size = 256
  const angles = Array.from({ length: size }, () => random.between(0, Math.PI * 2))
  const order = Array.from({ length: size }, (_, index) => index)
  for (let index = size - 1; index > 0; index--) {
    const other = random.integer(0, index)
    const kept = order[index] ?? 0
    order[index] = order[other] ?? 0
    order[other] = kept
  }
  const slope = (column: number, row: number, x: number, y: number): number => {
    const angle = angles[order[((order[column & 255] ?? 0) + row) & 255] ?? 0] ?? 0
    return Math.cos(angle) * x + Math.sin(angle) * y
  }
  const ease = (share: number): number => share ** 3 * (share * (share * 6 - 15) + 10)
  return (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)]
    const [insideX, insideY] = [x - column, y - row]
    const top = blend(
      slope(column, row, insideX, insideY),
      slope(column + 1, row, insideX - 1, insideY),
      ease(insideX),
    )
    const bottom = blend(
      slope(column, row + 1, insideX, insideY - 1),
      slope(column + 1, row + 1, insideX - 1, insideY - 1),
      ease(insideX),
    )
    return blend(top, bottom, ease(insideY)) * 1.5
  }
}

/** Noise with finer noise laid over it. */
export function layered(noise: Noise, octaves: number): Noise {
  return (x, y) => {
    let [sum, strength, frequency, whole] = [0, 1, 1, 0]
    for (let octave = 0; octave < octaves; octave++) {
      sum += noise(x * frequency + octave * 17.3, y * frequency - octave * 9.1) * strength
      whole += strength
      strength *= 0.42
      frequency *= 2
    }
    return sum / whole
  }
}

function blend(first: number, second: number, share: number): number {
  return first + (second - first) * share
}
