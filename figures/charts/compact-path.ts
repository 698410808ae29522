/**
 * The shortest `d` of an SVG path: relative commands, one decimal. Errors of rounding do not add up, as each step leads from
 * where the last one really ended.
 */
export class CompactPath {
  #written = ''
  #command = ''
  #x = 0
  #y = 0

  moveTo(x: number, y: number): void {
    this.#step(this.#written === '' ? 'M' : 'm', x, y)
  }

  lineTo(x: number, y: number): void {
    this.#step('l', x, y)
  }

  /** What d3-shape wrote of straight lines, in absolute commands. */
  follow(written: string): void {
    for (const [, command, x, y] of written.matchAll(/([ML])([^,]+),([^MLZ]+)/g)) {
      if (command === 'M') this.moveTo(Number(x), Number(y))
      else this.lineTo(Number(x), Number(y))
    }
  }

  /**
   * A line of a tenth: drawn as nothing but its two ends, that is as a mark of one size at any scale. Had it no length at all,
   * printers would draw no square ends, and WebKit (every iPhone's browser) would stretch round ones with the chart.
   */
  mark(x: number, y: number): void {
    this.moveTo(x, y)
    this.#written += 'h.1'
    this.#x = tenth(this.#x + 0.1)
    this.#command = 'h'
  }

  toString(): string {
    return this.#written
  }

  #step(command: string, x: number, y: number): void {
    const [toX, toY] = [tenth(x), tenth(y)]
    const start = command === 'M' ? `M${short(toX)}` : this.#again(command, short(tenth(toX - this.#x)))
    this.#written += start + joined(short(tenth(toY - (command === 'M' ? 0 : this.#y))))
    this.#command = command
    this.#x = toX
    this.#y = toY
  }

  /** A command that is repeated need not be written again; only after a move would it be a line. */
  #again(command: string, number: string): string {
    return command === this.#command && command === 'l' ? joined(number) : command + number
  }
}

/** A number as paths write it, to one decimal. */
export function tenth(value: number): number {
  // Never -0.
  return Math.round(value * 10) / 10 + 0
}

function short(value: number): string {
  return String(value).replace(/^(-?)0\./, '$1.')
}

function joined(number: string): string {
  return number.startsWith('-') ? number : ` ${number}`
}
