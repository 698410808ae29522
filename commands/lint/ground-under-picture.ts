import stylelint, { type RuleBase } from 'stylelint'

export const groundUnderPictureName = 'site/ground-under-picture'

const messages = stylelint.utils.ruleMessages(groundUnderPictureName, {
  missing: (selector: string) =>
    `"${selector}" shows a picture or a gradient with no plain colour under it: name one in its \`background\` or as \`background-color\``,
})

const picture = /(?:gradient|url|image-set)\(/
/** What of a layer is no colour: functions with all that they hold, and the words of its other properties. */
const colour = /var\(--|\bcolor-mix\(|\bcurrentcolor\b/i

const checkPictures: RuleBase<boolean> = (isOn) => (root, result) => {
  if (!isOn) return
  root.walkRules((rule) => {
    const declarations = rule.nodes.filter((node) => node.type === 'decl')
    if (declarations.some(({ prop }) => prop === 'background-color')) return
    for (const declaration of declarations) {
      const { prop, value } = declaration
      if (!/^background(?:-image)?$/.test(prop) || !picture.test(value)) continue
      const leavesColour = prop === 'background-image'
      if (leavesColour ? isOrnament(rule.selectors) : colour.test(lastLayer(value))) continue
      stylelint.utils.report({
        ruleName: groundUnderPictureName,
        result,
        node: declaration,
        message: messages.missing(rule.selector),
      })
    }
  })
}

/**
 * Whether each is an ornament laid over or under an element, which says so by leaving the colour alone, or turns a picture
 * for the other direction of reading.
 */
function isOrnament(selectors: readonly string[]): boolean {
  return selectors.every((selector) => /::(?:before|after)$|:dir\(/.test(selector))
}

/** What the shorthand's last layer holds beside its pictures: there alone a colour may stand. */
function lastLayer(value: string): string {
  let depth = 0
  let layer = ''
  let functionName = ''
  for (const letter of value) {
    if (letter === '(') depth += 1
    if (depth === 0) {
      layer = letter === ',' ? '' : layer + letter
      functionName = letter === ',' || letter === ' ' || letter === '\n' ? '' : functionName + letter
    } else if (!/^(?:[a-z-]*gradient|url|image-set)$/.test(functionName)) layer += letter
    if (letter === ')') depth -= 1
    if (letter === ')' && depth === 0) functionName = ''
  }
  return layer
}

/**
 * A plain colour lies under each picture and gradient: what is written on it can be read while it loads, when it fails,
 * and where a reader has pictures off. The shorthand takes away the colour that stood there, so it has to name one.
 */
export const groundUnderPicture = stylelint.createPlugin(
  groundUnderPictureName,
  Object.assign(checkPictures, { ruleName: groundUnderPictureName, messages }),
)
