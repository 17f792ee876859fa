import type { Category } from '@warsha/contract/catalogue/category-tree.ts'
import { describe, expect, test } from 'vitest'
import { type Banner, type HomeBanners, readLink } from './banners.ts'
import { bannerProductIds, leadingBanners } from './leading-banners.ts'

function aBanner(link: string | null): Banner {
  const media = { kind: 'image', desktop: '/a.svg', mobile: '/a.svg' } as const
  return { id: link ?? '', title: link ?? '', text: '', button: '', ...readLink(link, 'en'), media }
}

function aCategory(name: string, productsCount: number, children: Category[] = []): Category {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  return { id: slug, name, slug, label: name, image: null, productsCount, priority: null, children }
}

const offer = {
  categories: [aCategory('Automobile', 3, [aCategory('Engine oil', 3), aCategory('Car wash', 0)])],
  productIds: ['UHJvZHVjdDox'],
}

const homeWith = (...links: (string | null)[]): HomeBanners => ({
  groups: [{ kind: 'top-image', banners: links.map(aBanner) }],
  popup: null,
})

const shownOf = (...links: (string | null)[]) =>
  leadingBanners(homeWith(...links), offer).groups.flatMap(({ banners }) => banners.map(({ id }) => id))

describe('[UX-73] a banner leads to something that the place has', () => {
  test.each([
    ['a category with products', 'products/?category=Engine%20oil'],
    ['a category by its slug, with the way to it', '/products?category=engine-oil&cat=Automobile,engine-oil'],
    ['the whole list', 'products/?sort=PRICE-ASC'],
    ['a product that is sold here', 'product/UHJvZHVjdDox/'],
    ['a page of the shop', 'service-centers/'],
    ['another site', 'https://example.om/products/?category=Car%20wash'],
    ['a banner without a link', null],
  ])('shown: %s', (_case, link) => {
    expect(shownOf(link)).toEqual([link ?? ''])
  })

  test.each([
    ['a category without products here', 'products/?category=Car%20wash'],
    ['a category that does not exist', 'products/?category=Boats'],
    ['a product that is not sold here', 'product/UHJvZHVjdDoy/'],
    ['a product that cannot be read', 'product/%E0%A4%A/'],
  ])('left out: %s', (_case, link) => {
    expect(shownOf(link)).toEqual([])
    expect(leadingBanners(homeWith(link), offer).groups).toEqual([])
    expect(leadingBanners({ groups: [], popup: aBanner(link) }, offer).popup).toBeNull()
  })

  test('the products to look up are those that banners name, each once', () => {
    const home = homeWith('product/UHJvZHVjdDox/', 'product/UHJvZHVjdDox', 'support/')
    expect(bannerProductIds({ ...home, popup: aBanner('product/UHJvZHVjdDoy/') })).toEqual([
      'UHJvZHVjdDox',
      'UHJvZHVjdDoy',
    ])
  })
})
