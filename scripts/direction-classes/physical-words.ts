const physicalUtilities = [
  /^(?:left|right)-(?:\[|\(|\d|px$|auto$|full$)/,
  /^(?:scroll-)?[mp][lr]-./,
  /^(?:border-[lr]|rounded-[lr]|rounded-[tb][lr])(?:-|$)/,
  /^(?:text|float|clear|object|bg|origin|perspective-origin)-(?:(?:top|bottom)-)?(?:left|right)(?:-(?:top|bottom))?$/,
  /^mask-[lr]-/,
  // A gap needs no side, and no exception for the last one.
  /^space-x-./,
]
/** These have no logical name; each stands beside its counterpart, or is for one direction alone. */
const oneWay = [
  /^translate-x-(?!0$|\[?0)/,
  /^bg-(?:linear|gradient)-to-(?:[tb]?[lr])$/,
  /^(?:skew|scroll)-x-/,
]
const eitherWay = /(?:^|:)(?:ltr|rtl):/

/** `left`, `margin-left`, `border-left-width`, `border-top-left-radius`: whatever names a side. */
const physicalProperty = /^(?:[a-z-]+-)?(?:left|right)(?:-[a-z-]+)?$/
const sidedProperty = /^(?:text-align|float|clear)$/
/** Unless what they are reckoned with turns with the direction: `calc(-100% * var(--dir))`. */
const sidedValue = /translate(?:X|3d)\(|gradient\(\s*to (?:(?:top|bottom) )?(?:left|right)\b/

export function isPhysicalDeclaration(property: string, given: string): boolean {
  if (physicalProperty.test(property)) return true
  if (sidedProperty.test(property)) return /^(?:left|right)\b/.test(given)
  return sidedValue.test(given) && !given.includes('var(--dir)')
}

/** Classes of one text that name a side: `md:-ml-2`, `hover:[left:4px]`, `*:pl-1!`. */
export function physicalClassesIn(text: string): string[] {
  const names = text.split(/\s+/)
  return names.filter((name) => isPhysicalClass(name) || isOneWay(name, names))
}

/** `bg-linear-to-r`, unless `rtl:bg-linear-to-l` says what it is in the other direction. */
function isOneWay(name: string, names: readonly string[]): boolean {
  const family = oneWay.find((pattern) => pattern.test(positive(name)))
  if (!family || eitherWay.test(name)) return false
  return !names.some((other) => /(?:^|:)rtl:/.test(other) && family.test(positive(other)))
}

function positive(name: string): string {
  return withoutVariants(name).replace(/^!|!$/g, '').replace(/^-/, '')
}

function isPhysicalClass(name: string): boolean {
  const utility = withoutVariants(name).replace(/^!|!$/g, '')
  const [, property, given] = /^\[([a-z-]+):(.*)\]$/.exec(utility) ?? []
  if (property !== undefined) return isPhysicalDeclaration(property, given ?? '')
  return physicalUtilities.some((pattern) => pattern.test(positive(name)))
}

/** The name after the last colon outside brackets. */
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
