import type { SeededRandom } from '../trials/seeded-random.ts'

/** A time that is exponentially distributed. */
export function exponential(random: SeededRandom, mean: number): number {
  return -mean * Math.log(1 - random.next())
}

/** How many pages a visit has, at least one: geometrically distributed. */
export function geometric(random: SeededRandom, mean: number): number {
  if (mean <= 1) return 1
  return 1 + Math.floor(Math.log(1 - random.next()) / Math.log(1 - 1 / mean))
}

/** Shares of `count` things of which the one at rank r is asked for in proportion to 1 / r^exponent (Zipf's law). */
export function zipfShares(count: number, exponent: number): number[] {
  const weights = Array.from({ length: count }, (_, rank) => 1 / (rank + 1) ** exponent)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** Draws a place in a list of shares that add up to one. */
export function drawFrom(shares: readonly number[]): (random: SeededRandom) => number {
  const upTo: number[] = []
  let sum = 0
  for (const share of shares) {
    sum += share
    upTo.push(sum)
  }
  return (random) => {
    const wanted = random.next() * sum
    let [low, high] = [0, upTo.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((upTo[middle] ?? sum) > wanted) high = middle
      else low = middle + 1
    }
    return low
  }
}
