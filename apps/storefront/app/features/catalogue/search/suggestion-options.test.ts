import type { RestSuggestions } from '@warsha/contract/catalogue/suggestions.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { expect, test } from 'vitest'
import { suggestionOptions } from './suggestion-options.ts'

const nothing: RestSuggestions = { corrected: null, categories: [], products: [], choices: [], popular: [] }

const engineOil = {
  id: 4,
  slug: 'engine-oil',
  name: 'Engine oil',
  translation: { name: 'زيت المحرك' },
  image: null,
  parent_id: 1,
  products_count: 9,
}

const size = {
  attribute: 'tyre-size',
  attribute_label: 'Tyre size',
  attribute_translation: { name: 'مقاس الإطار' },
  slug: '205-55r16',
  label: '205/55R16',
  translation: null,
  products_count: 3,
}

const tyre = {
  id: 7,
  slug: 'tyre',
  name: 'Tyre',
  translation: null,
  image: null,
  category_id: 2,
  price: 20,
  payable_amount: 18.5,
}

test('[UX-65] every kind leads to its page, in the page’s language', () => {
  const found = {
    ...nothing,
    corrected: 'tyre size',
    categories: [engineOil],
    choices: [size],
    products: [tyre],
  }
  expect(
    suggestionOptions(found, 'ar').map(({ kind, label, detail, to }) => [kind, label, detail, to]),
  ).toEqual([
    ['term', 'tyre size', null, '/ar/search?q=tyre+size'],
    ['category', 'زيت المحرك', null, '/ar/products/?category=Engine+oil'],
    ['choice', '205/55R16', 'مقاس الإطار', '/ar/products/?tyre-size=205-55r16'],
    ['product', 'Tyre', '18.500 ر.ع.', `/ar/product/${toGlobalId('Product', 7)}/`],
  ])
})

test('[UX-65] however many the shop returns, the list stays short', () => {
  const many = <Item extends object>(item: Item) => Array.from({ length: 50 }, (_, id) => ({ ...item, id }))
  const found = { ...nothing, categories: many(engineOil), choices: many(size), products: many(tyre) }
  const kinds = suggestionOptions(found, 'en').map(({ kind }) => kind)
  expect(
    Object.fromEntries(Object.entries(Object.groupBy(kinds, String)).map(([kind, of]) => [kind, of?.length])),
  ).toEqual({
    category: 3,
    choice: 3,
    product: 4,
  })
})
