import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** The HTML standard's rules as html-validate knows them, with what it recommends for documents and accessibility. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // How React writes HTML, which the standard allows: `srcSet`, `open=""`, `<img/>`, no breaks of lines.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      'no-trailing-whitespace': 'off',
      // React's own ids begin with an underscore: valid, though CSS selectors by hand would rather have a letter.
      'valid-id': ['error', { relaxed: true }],
      // Pictures keep the point that editors chose; the content security policy allows attributes of style.
      'no-inline-style': 'off',
      // Scripts and styles come from this server alone.
      'require-sri': ['error', { target: 'crossorigin' }],
      // A record's title is an editor's: cut in the head, it would be another.
      'long-title': 'off',
      // `a[href^=tel]` does not wrap (base.css); spaces stay spaces for whoever copies the number.
      'tel-non-breaking': 'off',
      // The header's menus stand before the page's h1, closed; each begins at h2.
      'heading-level': [
        'error',
        { sectioningRoots: ['dialog', '[popover]'], minSectioningRootInitialRank: 'h2' },
      ],
    },
  }),
)

/** What is wrong with a page's HTML, each with its rule and the words around it. */
export async function findingsInHtml(html: string, address: string): Promise<string[]> {
  const { results } = await validator.validateString(html, address)
  const lines = html.split('\n')
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line, column }) => {
      const around = (lines[line - 1] ?? '').slice(Math.max(0, column - 60), column + 60)
      return `${ruleId}: ${message} (…${around}…)`
    })
}
