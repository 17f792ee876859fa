import { describe, expect, test } from 'vitest'
import {
  type Category,
  categoryRow,
  findCategoryPath,
  formatCategoryPath,
  orderCategories,
  visibleCategories,
} from './category-tree.ts'

const grade = aCategory('5W-30')
const synthetic = aCategory('Fully synthetic', { children: [grade] })
const soldOut = aCategory('Mineral', { productsCount: 0 })
const oil = aCategory('Engine oil', { children: [synthetic, soldOut] })
const bundles = aCategory('Bundles')
const automobile = aCategory('Automobile', { children: [oil, bundles] })
const serviceOil = aCategory('Engine oil', { slug: 'oil-services' })
const services = aCategory('Services', { children: [serviceOil] })
const empty = aCategory('Toys', { productsCount: 0 })
const tree = [automobile, services, empty]

describe('order', () => {
  test('[CAT-12] [CAT-20] ascending priority, missing ones last, ties by name', () => {
    const mixed = [
      aCategory('Zebra', { priority: null }),
      aCategory('Ten', { priority: 10 }),
      aCategory('B', { priority: 5 }),
      aCategory('A', { priority: 5 }),
      aCategory('Apple', { priority: null }),
      aCategory('Two', { priority: 2 }),
    ]
    expect(names(orderCategories(mixed))).toEqual(['Two', 'A', 'B', 'Ten', 'Apple', 'Zebra'])
  })

  test('[CAT-12] every level is in order', () => {
    const children = [aCategory('second', { priority: 2 }), aCategory('first', { priority: 1 })]
    const [ordered] = orderCategories([aCategory('top', { children })])
    expect(names(ordered?.children ?? [])).toEqual(['first', 'second'])
  })
})

test('[CAT-03] a category without products is not shown, at any level', () => {
  expect(names(visibleCategories(tree))).toEqual(['Automobile', 'Services'])
  expect(entryNames([automobile, oil])).toEqual(['Engine oil', 'Fully synthetic'])
})

describe('the category of an address', () => {
  test('[CAT-30] is found by its untranslated name and by its slug', () => {
    expect(findCategoryPath(tree, { category: 'Fully synthetic' })).toEqual([automobile, oil, synthetic])
    expect(findCategoryPath(tree, { category: 'fully-synthetic' })).toEqual([automobile, oil, synthetic])
  })

  test('[CAT-31] `cat` tells two categories of one name apart', () => {
    expect(findCategoryPath(tree, { category: 'Engine oil' })).toEqual([automobile, oil])
    expect(findCategoryPath(tree, { category: 'Engine oil', cat: 'Services,Engine oil' })).toEqual([
      services,
      serviceOil,
    ])
  })

  test('[CAT-26] `cat` alone is enough, and a wrong one does no harm', () => {
    expect(findCategoryPath(tree, { cat: 'Automobile, Bundles' })).toEqual([automobile, bundles])
    expect(findCategoryPath(tree, { category: 'Bundles', cat: 'No,Such,Way' })).toEqual([automobile, bundles])
  })

  test('[CAT-29] an unknown one is told from none at all', () => {
    expect(findCategoryPath(tree, { category: 'Spaceships' })).toBeNull()
    expect(findCategoryPath(tree, { category: ' ' })).toEqual([])
    expect(findCategoryPath(tree, {})).toEqual([])
  })

  test('[CAT-31] the path it writes leads back to it', () => {
    expect(formatCategoryPath([automobile, oil])).toBe('Automobile,Engine oil')
    const odd = aCategory('Oil, filters', { slug: 'oil-filters' })
    const cat = formatCategoryPath([odd])
    expect(cat).toBe('oil-filters')
    expect(findCategoryPath([odd], { cat })).toEqual([odd])
  })
})

describe('the row of subcategories', () => {
  test('[HOME-16] starts in the default top category, or in the first that has anything', () => {
    expect(categoryRow(tree, [], 'Services')?.owner).toBe(services)
    expect(categoryRow(tree, [], 'Automobile')).toMatchObject({ depth: 0, owner: automobile })
    expect(categoryRow(tree, [], 'Nowhere')?.owner).toBe(automobile)
    expect(categoryRow([empty], [], 'Automobile')).toBeNull()
  })

  test('[CAT-17] has the synthetic All in front at level 1 and deeper, and not above', () => {
    expect(categoryRow(tree, [automobile], 'Automobile')?.entries.map(({ kind }) => kind)).toEqual([
      'category',
      'category',
    ])
    const row = categoryRow(tree, [automobile, oil], 'Automobile')
    expect(row).toMatchObject({ depth: 1, owner: oil })
    expect(row?.entries[0]).toEqual({ kind: 'all', category: oil, isActive: true })
  })

  test('[CAT-19] of a category without subcategories shows its neighbours, All leading to their parent', () => {
    const row = categoryRow(tree, [automobile, oil, synthetic, grade], 'Automobile')
    expect(row).toMatchObject({ depth: 3, owner: synthetic, ownerPath: [automobile, oil, synthetic] })
    expect(row?.entries).toEqual([
      { kind: 'all', category: synthetic, isActive: false },
      { kind: 'category', category: grade, isActive: true },
    ])
    expect(entryNames([automobile, bundles])).toEqual(['Automobile', 'Engine oil', 'Bundles'])
  })
})

function aCategory(name: string, change: Partial<Category> = {}): Category {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  return {
    id: slug,
    name,
    slug,
    label: name,
    image: null,
    productsCount: 3,
    priority: 1,
    children: [],
    ...change,
  }
}

function names(categories: readonly Category[]): string[] {
  return categories.map(({ name }) => name)
}

function entryNames(path: Category[]): string[] {
  return categoryRow(tree, path, 'Automobile')?.entries.map(({ category }) => category.name) ?? []
}
