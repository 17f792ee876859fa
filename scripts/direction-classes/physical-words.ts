const physicalUtilities = [
  /^(?:left|right)-(?:\[|\(|\d|px$|auto$|full$)/,
  /^(?:scroll-)?[mp][lr]-./,
  /^(?:border-[lr]|rounded-[lr]|rounded-[tb][lr])(?:-|$)/,
  // Gradients have no logical name; those that matter say `rtl:` beside it.
  /^(?:text|float|clear|object|bg|origin)-(?:(?:top|bottom)-)?(?:left|right)$/,
]

/** `left`, `margin-left`, `border-left-width`, `border-top-left-radius`: whatever names a side. */
const physicalProperty = /^(?:[a-z-]+-)?(?:left|right)(?:-[a-z-]+)?$/
const sidedProperty = /^(?:text-align|float|clear)$/

export function isPhysicalDeclaration(property: string, given: string): boolean {
  return physicalProperty.test(property) || (sidedProperty.test(property) && /^(?:left|right)\b/.test(given))
}

/** One class of Tailwind, with its variants: `md:-ml-2`, `hover:[left:4px]`, `*:pl-1!`. */
export function isPhysicalClass(name: string): boolean {
  const utility = withoutVariants(name).replace(/^!|!$/g, '')
  const [, property, given] = /^\[([a-z-]+):(.*)\]$/.exec(utility) ?? []
  if (property !== undefined) return isPhysicalDeclaration(property, given ?? '')
  return physicalUtilities.some((pattern) => pattern.test(utility.replace(/^-/, '')))
}

/** What stands after the last colon that is in no brackets. */
function withoutVariants(name: string): string {
  let [depth, start] = [0, 0]
  for (const [position, letter] of [...name].entries()) {
    if (letter === '[' || letter === '(') depth += 1
    if (letter === ']' || letter === ')') depth -= 1
    if (letter === ':' && depth === 0) start = position + 1
  }
  return name.slice(start)
}

/** A property as JavaScript writes it: `marginLeft`. */
export function toCssProperty(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
