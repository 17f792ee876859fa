import { describe, expect, test } from 'vitest'
import { brands } from './brands.ts'
import { demoAttributes } from './demo-attributes.ts'
import { demoBestSellers } from './demo-best-sellers.ts'
import { demoCategories } from './demo-categories.ts'
import { demoProducts } from './demo-products.ts'
import { demoSliders } from './demo-sliders.ts'
import type { DemoAttribute, DemoCategory, DemoProduct } from './demo-types.ts'
import { glyphs } from './pictures/glyphs.ts'

const categories: readonly DemoCategory[] = demoCategories
const attributes: readonly DemoAttribute[] = demoAttributes
const categoryBySlug = new Map(categories.map((category) => [category.slug, category]))
const attributeBySlug = new Map(attributes.map((attribute) => [attribute.slug, attribute]))
const productSlugs = new Set(demoProducts.map((product) => product.slug))

describe('the demo catalogue', () => {
  test('[DATA-01] has products of every area, services included, in both languages', () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(96)
    const areas = ['engine-oil', 'tyres', 'batteries', 'car-wash', 'fuel', 'parts', 'services', 'accessories']
    for (const area of areas) expect(productsUnder(area).length, area).toBeGreaterThanOrEqual(8)
    for (const { slug, name, description } of demoProducts) {
      expect(name.ar, slug).toMatch(/[\u0600-\u06ff]/)
      expect(description.en.blocks.length, slug).toBeGreaterThanOrEqual(2)
      expect(JSON.stringify(description.ar), slug).toMatch(/[\u0600-\u06ff]/)
      expect(JSON.stringify(description.en), slug).not.toMatch(/[\u0600-\u06ff]/)
    }
  })

  test('[DATA-01] has categories under Automobile four levels deep, each with something to sell', () => {
    const depths = categories
      .filter((each) => pathOf(each)[0] === 'automobile')
      .map((each) => pathOf(each).length)
    expect(Math.max(...depths)).toBe(4)
    for (const { slug } of categories) expect(productsUnder(slug).length, slug).toBeGreaterThan(0)
  })

  test('has at most ten siblings and four levels', () => {
    const byParent = Map.groupBy(categories, (category) => category.parent)
    for (const [parent, children] of byParent) expect(children.length, String(parent)).toBeLessThanOrEqual(10)
    for (const category of categories) expect(pathOf(category).length, category.slug).toBeLessThanOrEqual(4)
  })

  test('names every category once, since addresses carry the name', () => {
    expectUnique(categories.map((category) => category.slug))
    expectUnique(categories.map((category) => category.name.en))
  })

  test('lists parents before children and keeps products in leaves', () => {
    const seen = new Set<string>()
    for (const { slug, parent } of categories) {
      if (parent) expect(seen.has(parent), slug).toBe(true)
      seen.add(slug)
    }
    const parents = new Set(categories.map((category) => category.parent))
    for (const product of demoProducts) expect(parents.has(product.category), product.slug).toBe(false)
  })

  test('[DATA-03] has products in every state', () => {
    const count = (is: (product: DemoProduct) => boolean) => demoProducts.filter(is).length
    expect(count(({ variants }) => variants.every(({ stock }) => stock === 'out'))).toBeGreaterThanOrEqual(5)
    expect(count(({ discount }) => discount?.type === 'percent')).toBeGreaterThanOrEqual(12)
    expect(count(({ discount }) => discount?.type === 'fixed')).toBeGreaterThanOrEqual(6)
    expect(count(({ freeGift }) => freeGift !== null)).toBeGreaterThanOrEqual(8)
    expect(count(({ tag }) => tag !== null)).toBeGreaterThanOrEqual(10)
    expect(count(({ bundle }) => bundle.length > 0)).toBe(3)
    expect(count(({ variants }) => variants.length > 1)).toBeGreaterThanOrEqual(10)
    expect(count(({ states }) => states.some((state) => state === 'dubai'))).toBeGreaterThanOrEqual(6)
  })

  test('has one product whose text holds a block no client knows', () => {
    const odd = demoProducts.filter(({ description }) =>
      description.en.blocks.some(({ type }) => type !== 'paragraph' && type !== 'list'),
    )
    expect(odd).toHaveLength(1)
  })

  test('has attributes for filters only, for details only and for one language', () => {
    const slugsWith = (key: 'filter' | 'detail' | 'lang', value: string) =>
      attributes.filter(({ metadata }) => metadata[key] === value).map(({ slug }) => slug)
    expect(slugsWith('filter', 'false')).toEqual(expect.arrayContaining(['state', 'priority', 'duration']))
    expect(slugsWith('detail', 'false')).toEqual(
      expect.arrayContaining(['state', 'service-interval', 'workshop-note']),
    )
    expect(slugsWith('lang', 'en')).toEqual(['good-to-know-en'])
    expect(slugsWith('lang', 'ar')).toEqual(['good-to-know-ar'])
  })

  test('resolves every reference', () => {
    for (const product of demoProducts) {
      expect(categoryBySlug.has(product.category), product.slug).toBe(true)
      for (const { product: part } of product.bundle) expect(productSlugs.has(part), part).toBe(true)
      for (const choice of choicesOf(product)) expect(problemOf(choice), product.slug).toBeUndefined()
    }
    for (const slug of [...demoBestSellers, ...demoSliders.flatMap(({ products }) => products)]) {
      expect(productSlugs.has(slug), slug).toBe(true)
    }
    for (const { category } of demoSliders) expect(categoryBySlug.get(category)?.parent).toBeNull()
  })

  test('keeps slugs, codes and ranks unique', () => {
    expectUnique(demoProducts.map(({ slug }) => slug))
    expectUnique(demoProducts.map(({ name }) => name.en))
    expectUnique(demoProducts.map(({ name }) => name.ar))
    expectUnique(demoProducts.flatMap(({ variants }) => variants.map(({ sku }) => sku)))
    const ranks = demoProducts.map(({ salesRank }) => salesRank).sort((a, b) => a - b)
    expect(ranks).toEqual(demoProducts.map((_, index) => index + 1))
  })

  test('prices every variant in whole baisa and leaves something to pay', () => {
    for (const { slug, variants, discount } of demoProducts) {
      for (const { priceBaisa } of variants) {
        for (const price of Object.values(priceBaisa)) {
          expect(Number.isInteger(price), slug).toBe(true)
          const off =
            discount?.type === 'fixed' ? discount.amountBaisa : (price * (discount?.percent ?? 0)) / 100
          expect(price - off, slug).toBeGreaterThan(0)
        }
      }
    }
  })

  test('sells a bundle for less than its parts', () => {
    for (const { slug, bundle, ...rest } of demoProducts.filter(({ bundle }) => bundle.length > 0)) {
      const parts = bundle.reduce((sum, { product, quantity }) => {
        const part = demoProducts.find((each) => each.slug === product)
        return sum + (part ? payable(part) * quantity : 0)
      }, 0)
      expect(payable(rest), slug).toBeLessThan(parts)
    }
  })

  test('finds what shoppers type, in both languages', () => {
    const names = demoProducts.map(({ name }) => `${name.en} ${name.ar}`).join('\n')
    for (const typed of ['5W-30', '265/65R17', 'بطارية', 'زيت', 'إطار', 'فلتر', 'battery', 'wash']) {
      expect(names).toContain(typed)
    }
  })

  test('writes on pictures only what the lettering can draw', () => {
    for (const { slug, pictures } of demoProducts) {
      for (const picture of pictures) {
        const { drawing: _kind, ...fields } = picture
        for (const key of [
          'grade',
          'volume',
          'size',
          'capacity',
          'voltage',
          'code',
          'label',
          'amount',
        ] as const) {
          const text = (fields as Partial<Record<string, string>>)[key] ?? ''
          for (const character of text) expect(glyphs[character], `${slug}: ${text}`).toBeDefined()
        }
      }
    }
  })
})

function pathOf(category: DemoCategory): string[] {
  const parent = category.parent ? categoryBySlug.get(category.parent) : undefined
  return parent ? [...pathOf(parent), category.slug] : [category.slug]
}

function productsUnder(slug: string): DemoProduct[] {
  return demoProducts.filter((product) => {
    const category = categoryBySlug.get(product.category)
    return category && pathOf(category).includes(slug)
  })
}

function choicesOf(product: DemoProduct) {
  return [...product.attributes, ...product.variants.flatMap((variant) => variant.attributes)]
}

function problemOf(choice: DemoProduct['attributes'][number]): string | undefined {
  const attribute = attributeBySlug.get(choice.attribute)
  if (!attribute) return `no attribute ${choice.attribute}`
  if ('number' in choice)
    return attribute.inputType === 'NUMERIC' ? undefined : `${choice.attribute} is no number`
  if ('richText' in choice)
    return attribute.inputType === 'RICH_TEXT' ? undefined : `${choice.attribute} is no text`
  if (attribute.inputType === 'DROPDOWN' && choice.values.length !== 1)
    return `${choice.attribute} takes one value`
  const missing = choice.values.filter((value) => !attribute.values.some(({ slug }) => slug === value))
  return missing.length > 0 ? `${choice.attribute} has no ${missing.join()}` : undefined
}

function payable({ variants, discount }: Pick<DemoProduct, 'variants' | 'discount'>): number {
  const price = variants[0]?.priceBaisa['default-channel'] ?? 0
  if (discount?.type === 'fixed') return price - discount.amountBaisa
  return price * (1 - (discount?.percent ?? 0) / 100)
}

function expectUnique(values: readonly string[]): void {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
}

test('[UX-28] a bundle has one word in each language', () => {
  for (const { kind, name } of demoProducts) {
    expect(kind === 'bundle', name.en).toBe(/\bbundle\b/.test(name.en))
    expect(kind === 'bundle', name.ar).toBe(name.ar.includes('باقة'))
  }
})

test('[UX-30] Arabic names say what a thing is before whose it is, and count ريال as Arabic counts', () => {
  const known: string[] = Object.values(brands).map(({ ar }) => ar)
  for (const { name } of demoProducts) {
    const words = name.ar.split(/[\s،]+/)
    expect(known, name.ar).not.toContain(words[0])
    // Behind more than the thing itself, a brand such as جبل would read as a word of the sentence.
    const at = words.findIndex((word) => known.includes(word))
    if (at > 1) expect(words[at - 1], name.ar).toBe('من')
    const [, count, unit] = /(\d+) (ريال\S*)،/.exec(name.ar) ?? []
    if (count) expect(unit, name.ar).toBe(rials[new Intl.PluralRules('ar').select(Number(count))])
  }
})

const rials: Partial<Record<Intl.LDMLPluralRule, string>> = { few: 'ريالات', many: 'ريالًا' }
