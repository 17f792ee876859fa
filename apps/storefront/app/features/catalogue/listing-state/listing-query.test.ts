import { sortOptions } from '@warsha/contract/constants.ts'
import { expect, test } from 'vitest'
import type { FilterAttribute } from '~/session/groups/attributes.ts'
import { toggleChoice, withFlags } from '../filter/filter-attributes.ts'
import {
  categoryQuery,
  filterChips,
  readFilters,
  searchOf,
  withCategoryOnly,
  withoutChoice,
  withSort,
  writeFlags,
} from './listing-query.ts'

const attributes = [
  anAttribute('viscosity', ['0w-20', '5w-30', '10w-40']),
  anAttribute('volume', ['1-l', '4-l']),
]

test('[CAT-28] each attribute has its own parameter with comma-separated values', () => {
  const query = new URLSearchParams('category=Engine oil&viscosity=5w-30, 0w-20&volume=4-l')
  expect(readFilters(query, attributes)).toEqual({ viscosity: ['0w-20', '5w-30'], volume: ['4-l'] })
})

test('[CAT-29] unknown attributes and values are ignored', () => {
  const query = new URLSearchParams('colour=red&viscosity=99w-99&volume=4-l,9-l&utm_source=x')
  expect(readFilters(query, attributes)).toEqual({ volume: ['4-l'] })
})

test('[CAT-47] [CAT-48] Filter writes the ticked choices and removes the parameter of an attribute without one', () => {
  const query = new URLSearchParams('category=Engine oil&sort=PRICE-ASC&volume=4-l')
  const ticked = toggleChoice(
    withFlags(attributes, { viscosity: ['5w-30'] }),
    'id-viscosity',
    'id-viscosity-0w-20',
  )
  const next = writeFlags(query, ticked)
  expect(Object.fromEntries(next)).toEqual({
    category: 'Engine oil',
    sort: 'PRICE-ASC',
    viscosity: '0w-20,5w-30',
  })
  expect(query.get('volume')).toBe('4-l')
})

test('what Filter writes is read back', () => {
  const filters = { viscosity: ['0w-20', '10w-40'], volume: ['1-l'] }
  const query = writeFlags(new URLSearchParams(), withFlags(attributes, filters))
  expect(readFilters(query, attributes)).toEqual(filters)
})

test('[CAT-52] removing a chip removes its value, and the parameter with the last one', () => {
  const query = new URLSearchParams('viscosity=0w-20,5w-30&volume=4-l')
  const one = withoutChoice(query, 'viscosity', '0w-20')
  expect(Object.fromEntries(one)).toEqual({ viscosity: '5w-30', volume: '4-l' })
  expect(Object.fromEntries(withoutChoice(one, 'viscosity', '5w-30'))).toEqual({ volume: '4-l' })
})

test('[CAT-50] Reset drops filters and sort and keeps the category', () => {
  const query = new URLSearchParams('category=Tyres&cat=Automobile,Tyres&sort=PRICE-ASC&rim=16-inch&x=1')
  expect(Object.fromEntries(withCategoryOnly(query))).toEqual({ category: 'Tyres', cat: 'Automobile,Tyres' })
})

test('[CAT-59] no choice removes the sort', () => {
  const [brands] = sortOptions
  const sorted = withSort(new URLSearchParams('category=Tyres'), brands)
  expect(sorted.get('sort')).toBe('BRANDS-ASC')
  expect(Object.fromEntries(withSort(sorted, null))).toEqual({ category: 'Tyres' })
})

test('[CAT-30] [CAT-31] a category’s address has its untranslated name and the way down to it', () => {
  const top = aCategory('Automobile', 'السيارات')
  const oil = aCategory('Engine oil', 'زيت المحرك')
  expect(Object.fromEntries(categoryQuery([top, oil]))).toEqual({
    category: 'Engine oil',
    cat: 'Automobile,Engine oil',
  })
  expect(searchOf(categoryQuery([top]))).toBe('?category=Automobile')
  expect(searchOf(categoryQuery([]))).toBe('')
})

test('[CAT-51] [CAT-53] there is a chip for each filter in force, with the attribute’s name and the value in the page’s language', () => {
  expect(filterChips(attributes, { volume: ['4-l'], viscosity: ['5w-30', '10w-40'] })).toEqual([
    { attributeSlug: 'viscosity', choiceSlug: '5w-30', name: 'ar viscosity', value: 'ar 5w-30' },
    { attributeSlug: 'viscosity', choiceSlug: '10w-40', name: 'ar viscosity', value: 'ar 10w-40' },
    { attributeSlug: 'volume', choiceSlug: '4-l', name: 'ar volume', value: 'ar 4-l' },
  ])
})

function anAttribute(slug: string, choices: string[]): FilterAttribute {
  return {
    id: `id-${slug}`,
    label: slug,
    translation: `ar ${slug}`,
    slug,
    active: false,
    choices: choices.map((choice) => ({
      id: `id-${slug}-${choice}`,
      label: choice,
      translation: `ar ${choice}`,
      slug: choice,
      active: false,
    })),
  }
}

function aCategory(name: string, label: string) {
  return {
    id: name,
    name,
    slug: name.toLowerCase(),
    label,
    image: null,
    productsCount: 1,
    priority: null,
    children: [],
  }
}
