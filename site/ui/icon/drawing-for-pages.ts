/** Digits after the decimal mark: of 16 units, which are some 20 pixels, nobody sees a hundredth. */
const digits = 2

/** A drawing of Bootstrap Icons as pages carry it, a hundred times and more: without what only a file of its own needs. */
export function drawingForPages(file: string): string {
  return file
    .replaceAll(/ (?:xmlns|width|height|class)="[^"]*"/g, '')
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(/(?<= d=")[^"]*/g, withRoundedNumbers)
}

/** The same path with shorter numbers. Two that touch, such as `1.354.354`, stay apart by the second one's mark, if both have one. */
function withRoundedNumbers(path: string): string {
  let before = { end: -1, hasMark: false }
  return path.replaceAll(/\d*\.\d+/g, (number, at: number) => {
    const rounded = String(Number(Number(number).toFixed(digits))).replace(/^0\./, '.')
    const isApart = at !== before.end || (before.hasMark && rounded.startsWith('.'))
    before = { end: at + number.length, hasMark: rounded.includes('.') }
    return isApart ? rounded : ` ${rounded}`
  })
}
