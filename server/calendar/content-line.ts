/** Most octets in a line, without its end (RFC 5545, section 3.1). */
const longestLine = 75

const encoder = new TextEncoder()

/** A property as one logical line, folded at 75 octets and never inside a letter. */
export function contentLine(
  name: string,
  value: string,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const written = Object.entries(parameters).map(([key, text]) => `;${key}=${parameterValue(text)}`)
  return fold(`${name}${written.join('')}:${value}`)
}

/** A text as a property's value (section 3.3.11). */
export function escapeText(text: string): string {
  return withoutControls(text)
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replace(/\r\n|\r|\n/g, '\\n')
}

/** An instant in UTC: `20260303T080000Z` (section 3.3.5). */
export function utcMoment(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** An address as a value of type URI: not escaped, but with nothing that could end the line. */
export function uri(address: string): string {
  return URL.canParse(address) ? new URL(address).href : encodeURI(address)
}

function parameterValue(text: string): string {
  // A quote cannot stand in a parameter at all (section 3.2).
  const plain = withoutControls(text).replaceAll('"', "'").replaceAll('\n', ' ')
  return /[:;,]/.test(plain) ? `"${plain}"` : plain
}

function withoutControls(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
}

function fold(line: string): string {
  const lines: string[] = []
  let [current, octets] = ['', 0]
  for (const letter of line) {
    const length = encoder.encode(letter).length
    if (octets + length > longestLine) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += letter
    octets += length
  }
  return [...lines, current].join('\r\n')
}
