/**
 * Payload loads this package with everything else, to write types while developing; with its own it would be a tenth of a
 * packaged folder. There, these files stand in its place: whoever calls it learns what is missing.
 */
export const neverCalled: Readonly<Record<string, string>> = {
  'node_modules/json-schema-to-typescript/package.json': `${JSON.stringify({
    name: 'json-schema-to-typescript',
    type: 'module',
    exports: './index.js',
  })}\n`,
  'node_modules/json-schema-to-typescript/index.js': `export function compile() {
  throw new Error('Types are generated in a clone of the repository, not in a packaged folder')
}
`,
}
