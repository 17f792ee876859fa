import type { Attribute, AttributeValue, Catalogue, Category } from './catalogue.ts'
import { isFilterAttribute } from './filter-attribute.ts'
import { compactText, foldText } from './fold-text.ts'
import type { SearchTerm } from './search-term.ts'

/** Something that has names in several languages. */
type Named = {
  name: string
  translations?: Readonly<Partial<Record<string, { name: string | null } | undefined>>> | undefined
}

export type SuggestedChoice = { attribute: Attribute; choice: AttributeValue }

/** Categories whose name has every word of the term, those that begin with it first; at the same level of fit by depth. */
export function suggestCategories({ categories }: Catalogue, term: SearchTerm): Category[] {
  return bestFirst(categories, term, (category) => category)
}

/** Sizes, brands and other choices to narrow a list by. */
export function suggestChoices({ attributes }: Catalogue, term: SearchTerm): SuggestedChoice[] {
  const choices = attributes
    .filter(isFilterAttribute)
    .flatMap((attribute) => attribute.choices.map((choice) => ({ attribute, choice })))
  return bestFirst(choices, term, ({ choice }) => choice)
}

function bestFirst<Item>(items: readonly Item[], term: SearchTerm, namedOf: (item: Item) => Named): Item[] {
  const fits = items
    .map((item) => ({ item, fit: fitOf(namedOf(item), term) }))
    .filter(({ fit }) => fit !== undefined)
  // Sorting is stable: what fits equally well stays in the order of display.
  return fits.sort((one, other) => Number(one.fit) - Number(other.fit)).map(({ item }) => item)
}

/** The smaller, the better; undefined when a word is missing in every language. */
function fitOf({ name, translations = {} }: Named, { folded, words }: SearchTerm): number | undefined {
  const names = [name, ...Object.values(translations).map((texts) => texts?.name ?? '')]
  const whole = compactText(folded)
  let best: number | undefined
  for (const each of names) {
    const compact = compactText(each)
    if (words.length === 0 || !words.every((word) => compact.includes(word))) continue
    const isWord = foldText(each).includes(` ${folded}`)
    const fit = compact === whole ? 0 : compact.startsWith(whole) ? 1 : isWord ? 2 : 3
    best = Math.min(best ?? fit, fit)
  }
  return best
}
