/** Values by their names without the two dashes. */
export type Tokens = ReadonlyMap<string, string>

const darkScheme = '@media (prefers-color-scheme: dark)'

/** The tokens of both schemes as `tokens.css` gives them to the page, every reference followed. */
export function readTokens(css: string): { light: Tokens; dark: Tokens } {
  const at = css.indexOf(darkScheme)
  const end = css.indexOf('\n}', at)
  const rest = css.slice(0, at) + css.slice(end)
  const light = declarationsOf(rest)
  const dark = new Map([...light, ...declarationsOf(css.slice(at + darkScheme.length + 2, end))])
  return { light: resolved(light), dark: resolved(dark) }
}

/** What rules for `:root` by itself declare. */
function declarationsOf(css: string): Map<string, string> {
  const declared = new Map<string, string>()
  for (const [, selector, body] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!/^:root\s*(,|$)/.test(selector?.trim() ?? '') || selector?.includes(':lang')) continue
    for (const [, name, value] of (body ?? '').matchAll(/--([\w-]+):\s*([^;]+);/g)) {
      if (name && value) declared.set(name, value.trim())
    }
  }
  return declared
}

function resolved(tokens: Tokens): Tokens {
  const follow = (value: string): string =>
    value.replace(/var\(--([\w-]+)\)/g, (whole, name: string) => {
      const found = tokens.get(name)
      return found === undefined ? whole : follow(found)
    })
  return new Map([...tokens].map(([name, value]) => [name, follow(value)]))
}
