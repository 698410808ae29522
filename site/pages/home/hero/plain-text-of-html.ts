const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  zwnj: '\u200c',
  zwj: '\u200d',
  lrm: '\u200e',
  rlm: '\u200f',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  acirc: 'â',
  ccedil: 'ç',
  icirc: 'î',
  ocirc: 'ô',
  ucirc: 'û',
  ugrave: 'ù',
  Eacute: 'É',
  oelig: 'œ',
}

const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi
const invisible = /<!--[\s\S]*?(?:-->|$)|<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
/** One that is never closed counts as well, as browsers have it. */
const tag = /<[/!?]?([a-z][a-z0-9]*)[^>]*(?:>|$)/gi
/** These part no words. */
const inline: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code em font i mark q s small span strong sub sup u wbr'.split(' '),
)

/** HTML as plain text in one line: no tag is left, entities are their characters (specification, section 2.4). */
export function plainTextOfHtml(html: string): string {
  const decoded = withoutTags(html).replace(entity, decode)
  return withoutTags(decoded)
    .replace(/[^\S\u00a0]+/g, ' ')
    .trim()
}

function withoutTags(html: string): string {
  const stripped = html
    .replace(invisible, ' ')
    .replace(tag, (_tag, name: string) => (inline.has(name.toLowerCase()) ? '' : ' '))
  return stripped === html ? html : withoutTags(stripped)
}

function decode(written: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name) return named[name] ?? written
  const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hexadecimal ?? '', 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : written
}
