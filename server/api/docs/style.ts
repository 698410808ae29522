import { createHash } from 'node:crypto'

/** The site's colours, in both schemes, for pages that stand alone. */
export const coloursOfPlainPages = `:root { color-scheme: light dark;
  --ink: #0d2536; --quiet: #44596a; --paper: #fbfaf7; --card: #fff; --line: #d9d5ca; --link: #0b5cc7;
  --code: #eef4f8; --get: #12694c; --post: #8a4b00; --sun: #f2a541; }
@media (prefers-color-scheme: dark) { :root {
  --ink: #e8f0f5; --quiet: #a9bcc9; --paper: #071d2c; --card: #0b2739; --line: #1f4257; --link: #7fc0ff;
  --code: #12354a; --get: #7fdcb4; --post: #f6bd71; } }`

/** The documentation page's style, in the colours of the site. It stands alone, so that no script and no file is needed. */
export const documentationStyle = `
${coloursOfPlainPages}
*, ::before, ::after { box-sizing: border-box; }
html { scroll-padding-block-start: 1.5rem; text-size-adjust: 100%; }
body { margin: 0; color: var(--ink); background: var(--paper); overflow-wrap: anywhere;
  font: 1rem/1.6 system-ui, sans-serif; }
a { color: var(--link); text-underline-offset: .2em; }
:focus-visible { outline: 3px solid var(--sun); outline-offset: 2px; border-radius: 2px; }
.wide { max-inline-size: 78rem; margin-inline: auto; padding-inline: clamp(1rem, 4vw, 2.5rem); }
.skip { position: absolute; inset-block-start: -10rem; inset-inline-start: 1rem; z-index: 2; padding: .75rem 1rem;
  color: #fff; background: #062b43; }
.skip:focus { inset-block-start: 0; }
header { position: relative; overflow: hidden; color: #fff; background: #062b43; padding-block: 2rem 2.5rem; }
header .wide { position: relative; }
header a { color: #a9dcff; }
.contours { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; fill: none; stroke: #0ea5e9;
  stroke-opacity: .28; }
h1 { margin: 1.5rem 0 .5rem; font-size: clamp(2rem, 5vw, 3.25rem); line-height: 1.1; text-wrap: balance; }
h2 { margin: 3rem 0 1rem; padding-block-end: .5rem; font-size: 1.75rem; line-height: 1.2;
  border-block-end: 3px solid var(--sun); }
h3 { margin: 2rem 0 .5rem; font-size: 1.25rem; line-height: 1.3; }
h4 { margin: 1.25rem 0 .5rem; font-size: 1rem; color: var(--quiet); }
p, .answers { max-inline-size: 68ch; margin-block: .5rem; }
.lead { font-size: 1.125rem; }
.facts { display: flex; flex-wrap: wrap; gap: .5rem 2rem; margin: 1.5rem 0 0; padding: 0; list-style: none; }
.facts code { color: #fff; background: #ffffff1f; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 3rem; padding-block-end: 4rem; }
nav { min-inline-size: 0; margin-block-start: 2rem; font-size: .9375rem; }
nav ul { margin: 0; padding: 0; list-style: none; }
nav > ul { columns: 9rem; }
nav ul ul { padding-inline-start: .875rem; border-inline-start: 1px solid var(--line); }
nav > ul > li { margin-block-end: 1rem; break-inside: avoid; }
nav > ul > li > a { font-weight: 600; }
nav a { display: inline-block; padding-block: .2rem; text-decoration: none; }
nav a:hover { text-decoration: underline; }
main { min-inline-size: 0; }
main:focus { outline: none; }
.operation { margin-block: 1.5rem; padding: 1.25rem clamp(1rem, 3vw, 1.75rem); background: var(--card);
  border: 1px solid var(--line); border-radius: .5rem; }
.operation:target { border-color: var(--sun); box-shadow: 0 0 0 2px var(--sun); }
.operation h3 { margin-block-start: 0; }
code { direction: ltr; unicode-bidi: isolate; padding: .1em .35em; font: .9em/1.5 ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace;
  background: var(--code); border-radius: .25rem; }
pre { direction: ltr; text-align: start; max-inline-size: 100%; margin: .5rem 0; padding: .875rem 1rem; overflow-x: auto; background: var(--code); border-radius: .375rem; }
pre code { padding: 0; background: none; }
table { border-collapse: collapse; inline-size: 100%; font-size: .9375rem; }
.table { overflow-x: auto; } th, td { padding-block: .5rem; padding-inline-end: .75rem; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); overflow-wrap: normal; }
td code { overflow-wrap: anywhere; }
td > bdi:only-child { white-space: nowrap; } td > code:only-child { display: inline-block; min-inline-size: 18ch; }
.moments { display: grid; grid-template-columns: fit-content(45%) 1fr; gap: .25rem 1.5rem; } .moments dt { font-weight: 600; } .moments dd { margin: 0; }
.method { font-weight: 700; letter-spacing: .03em; }
.get { color: var(--get); } .post { color: var(--post); }
.fields { margin: .5rem 0; }
.fields > div { padding-block: .625rem; border-block-start: 1px solid var(--line); }
.fields dt { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; }
.fields dt > code { font-weight: 600; }
.fields dt > * { min-inline-size: 0; }
.fields dd { margin: .25rem 0 0; color: var(--quiet); }
.fields dd:empty { display: none; }
.type { color: var(--quiet); font-size: .9375rem; }
.answers { padding-inline-start: 0; list-style: none; }
.answers li { padding-block: .2rem; }
@media (min-width: 64rem) {
  .columns { grid-template-columns: 15rem minmax(0, 1fr); }
  nav { position: sticky; inset-block-start: 0; max-block-size: 100vh; margin: 0; padding-block: 3rem 2rem;
    overflow-y: auto; align-self: start; }
  nav > ul { columns: auto; }
}
@media print { :root { --ink: #000; --quiet: #333; --paper: #fff; --card: #fff; --line: #999; --link: #000; --code: #fff; --get: #000; --post: #000; }
  nav, .skip, .contours { display: none; } .operation { break-inside: avoid-page; }
  header { color: #000; background: none; } header a, .facts code { color: #000; } pre { white-space: pre-wrap; overflow: visible; } }
`

/** Nothing but this very style may apply; pictures are let in for the browser's own request of the site's icon. */
export function policyOfStyle(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64')
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export const documentationPolicy = policyOfStyle(documentationStyle)
