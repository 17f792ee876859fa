import type { RestSuggestions } from '@warsha/contract/catalogue/suggestions.rest.ts'
import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { baisaFromDecimal } from '@warsha/contract/money/baisa.ts'
import { localePath } from '~/session/locale-path.ts'
import { productPath } from '~/session/product-path.ts'
import { categoryAddress } from '../listing-state/listing-query.ts'

export type SuggestionKind = 'term' | 'category' | 'choice' | 'product'

export type SuggestionOption = {
  key: string
  kind: SuggestionKind
  label: string
  /** Kind of the choice, or price of a product. */
  detail: string | null
  to: string
}

/** A list that is read at a glance; the shop may offer more of each. */
const maxByKind: Record<SuggestionKind, number> = { term: 1, category: 3, choice: 3, product: 4 }

/** In the order in which they are shown: what was meant, where to look, what to narrow by, what to buy. */
export function suggestionOptions(found: RestSuggestions, lang: Locale): SuggestionOption[] {
  const options = [
    ...(found.corrected ? [termOption(found.corrected, lang)] : []),
    ...found.categories.map((category) => categoryOption(category, lang)),
    ...found.choices.map((choice) => choiceOption(choice, lang)),
    ...found.products.map((product) => productOption(product, lang)),
  ]
  const counts: Partial<Record<SuggestionKind, number>> = {}
  return options.filter(({ kind }) => {
    counts[kind] = (counts[kind] ?? 0) + 1
    return counts[kind] <= maxByKind[kind]
  })
}

function termOption(term: string, lang: Locale): SuggestionOption {
  const to = localePath(lang, `/search?${new URLSearchParams({ q: term })}`)
  return { key: `term ${term}`, kind: 'term', label: term, detail: null, to }
}

function categoryOption(category: RestSuggestions['categories'][number], lang: Locale): SuggestionOption {
  return {
    key: `category ${category.id}`,
    kind: 'category',
    label: category.translation?.name ?? category.name,
    detail: null,
    to: localePath(lang, categoryAddress([category])),
  }
}

function choiceOption(choice: RestSuggestions['choices'][number], lang: Locale): SuggestionOption {
  return {
    key: `choice ${choice.attribute} ${choice.slug}`,
    kind: 'choice',
    label: choice.translation?.name ?? choice.label,
    detail: choice.attribute_translation?.name ?? choice.attribute_label,
    to: localePath(lang, `/products?${new URLSearchParams({ [choice.attribute]: choice.slug })}`),
  }
}

function productOption(product: RestSuggestions['products'][number], lang: Locale): SuggestionOption {
  return {
    key: `product ${product.id}`,
    kind: 'product',
    label: product.translation?.name ?? product.name,
    detail: formatPrice(baisaFromDecimal(product.payable_amount), lang).text,
    to: productPath(lang, toGlobalId('Product', product.id)),
  }
}
