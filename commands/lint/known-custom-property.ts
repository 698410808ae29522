import { readdirSync, readFileSync } from 'node:fs'
import stylelint, { type RuleBase } from 'stylelint'
import { inRepository } from '../steps/repository.ts'

export const knownCustomPropertyName = 'site/known-custom-property'

const messages = stylelint.utils.ruleMessages(knownCustomPropertyName, {
  unknown: (name: string) => `Nothing declares ${name}`,
})

let declared: ReadonlySet<string> | undefined

/** All that style sheets and components of the site declare. */
function declaredProperties(): ReadonlySet<string> {
  declared ??= new Set(
    readdirSync(inRepository('site'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:css|tsx?)$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(inRepository('site', file), 'utf8')
        const declarations = file.endsWith('.css') ? /(?<![\w-])(--[\w-]+)\s*:/g : /['"](--[\w-]+)['"]\s*:/g
        return [...text.matchAll(declarations)].map(([, name = '']) => name)
      }),
  )
  return declared
}

const checkProperties: RuleBase<boolean> = (isOn) => (root, result) => {
  if (!isOn) return
  const own = new Set<string>()
  root.walkDecls(/^--/, ({ prop }) => void own.add(prop))
  root.walkDecls((declaration) => {
    for (const [, name = ''] of declaration.value.matchAll(/var\(\s*(--[\w-]+)\s*[,)]/g)) {
      if (own.has(name) || declaredProperties().has(name)) continue
      stylelint.utils.report({
        ruleName: knownCustomPropertyName,
        result,
        node: declaration,
        message: messages.unknown(name),
        word: name,
      })
    }
  })
}

/** A custom property that nothing declares is a name mistyped: the browser would drop its declaration without a word. */
export const knownCustomProperty = stylelint.createPlugin(
  knownCustomPropertyName,
  Object.assign(checkProperties, { ruleName: knownCustomPropertyName, messages }),
)
