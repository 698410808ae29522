/** Characters that mean something to LaTeX. */
const specials: Readonly<Record<string, string>> = {
  '\\': '{\\textbackslash}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  '%': '\\%',
  _: '\\_',
  '^': '{\\textasciicircum}',
  '~': '{\\textasciitilde}',
}

/** Latin letters and punctuation that old programs know by command only. */
const letters: Readonly<Record<string, string>> = {
  œ: '{\\oe}',
  Œ: '{\\OE}',
  æ: '{\\ae}',
  Æ: '{\\AE}',
  ø: '{\\o}',
  Ø: '{\\O}',
  å: '{\\aa}',
  Å: '{\\AA}',
  ł: '{\\l}',
  Ł: '{\\L}',
  ß: '{\\ss}',
  ı: '{\\i}',
  '–': '--',
  '—': '---',
  '‘': '`',
  '’': "'",
  '“': '``',
  '”': "''",
  '«': '{\\guillemotleft}',
  '»': '{\\guillemotright}',
  '…': '{\\ldots}',
  '\u00a0': '~',
  '\u202f': '\\,',
}

/** Combining marks and the commands for them. */
const marks: Readonly<Record<string, string>> = {
  '\u0300': '`',
  '\u0301': "'",
  '\u0302': '^',
  '\u0303': '~',
  '\u0304': '=',
  '\u0306': 'u ',
  '\u0307': '.',
  '\u0308': '"',
  '\u030a': 'r ',
  '\u030b': 'H ',
  '\u030c': 'v ',
  '\u0323': 'd ',
  '\u0327': 'c ',
  '\u0328': 'k ',
}

/** A text for a `.bib` file: specials escaped, accents of Latin letters as commands, other scripts as they are (UTF-8). */
export function escapeLatex(text: string): string {
  return Array.from(text.normalize('NFC').replace(/[ \t\r\n]+/g, ' '))
    .map((letter) => specials[letter] ?? letters[letter] ?? accented(letter) ?? letter)
    .join('')
}

function accented(letter: string): string | undefined {
  const [base = '', mark = '', ...more] = Array.from(letter.normalize('NFD'))
  const command = marks[mark]
  if (!command || more.length > 0 || !/^[a-zA-Z]$/.test(base)) return undefined
  // An accent takes the place of the dot.
  const under = (base === 'i' || base === 'j') && !/[cdk] /.test(command) ? `{\\${base}}` : base
  return `{\\${command}${under}}`
}
