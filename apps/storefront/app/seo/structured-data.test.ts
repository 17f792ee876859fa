import { baisa } from '@warsha/contract/money/baisa.ts'
import { expect, test } from 'vitest'
import { pictureForSharing } from './picture-for-sharing.ts'
import {
  breadcrumbData,
  productData,
  type SoldProduct,
  type SoldVariant,
  shopData,
} from './structured-data.ts'

const page = { origin: 'https://shop.example.om', lang: 'ar' } as const

test('[SEO-05] a product tells its name, picture, price in OMR and availability', () => {
  expect(productData(aProduct(), page)).toMatchObject({
    '@type': 'Product',
    name: 'دروب',
    url: 'https://shop.example.om/ar/product/UHJvZHVjdDox/',
    image: ['https://shop.example.om/thumbnail/products/durub.svg/1024.png'],
    brand: { '@type': 'Brand', name: 'Durub' },
    offers: {
      '@type': 'Offer',
      price: '8.900',
      priceCurrency: 'OMR',
      availability: 'https://schema.org/InStock',
    },
  })
})

test('[SEO-05] sizes of several prices are one offer, there as long as one of them is', () => {
  const offers = [aVariant({ available: 0 }), aVariant({ payable: baisa(3_100), available: 4 })]
  expect(productData(aProduct({ offers }), page)).toMatchObject({
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: '3.100',
      highPrice: '8.900',
      offerCount: 2,
      availability: 'https://schema.org/InStock',
    },
  })
  const gone = offers.map((offer) => ({ ...offer, available: 0 }))
  expect(productData(aProduct({ offers: gone }), page)).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  })
})

test('the way to a page is numbered and absolute', () => {
  const steps = [
    { name: 'الرئيسية', path: '/' },
    { name: 'زيت المحرك', path: '/products/?category=Engine+oil' },
  ]
  expect(breadcrumbData(steps, page).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'الرئيسية', item: 'https://shop.example.om/ar' },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'زيت المحرك',
      item: 'https://shop.example.om/ar/products/?category=Engine+oil',
    },
  ])
})

test('the shop offers its search', () => {
  expect(shopData('ورشة', page)).toMatchObject({
    potentialAction: {
      target: { urlTemplate: 'https://shop.example.om/ar/search?q={search_term_string}' },
    },
  })
})

test.each([
  ['/media/products/a-1.svg', '/thumbnail/products/a-1.svg/1024.png'],
  ['/thumbnail/products/a.jpg/512.webp', '/thumbnail/products/a.jpg/1024.png'],
  ['https://pictures.example/a.jpg', 'https://pictures.example/a.jpg'],
])('[SEO-06] %s is shared as %s', (url, shared) => {
  expect(pictureForSharing(url)).toBe(shared)
})

test('[UX-14] each size is offered with its own picture, price and address', () => {
  const small = aVariant({
    name: '1 L',
    path: '/product/UHJvZHVjdDox?variant=2',
    picture: '/media/products/durub-2.svg',
    payable: baisa(3_100),
    available: 0,
  })
  expect(productData(aProduct({ offers: [aVariant(), small] }), page).offers).toMatchObject({
    offers: [
      { name: '4 L', price: '8.900', availability: 'https://schema.org/InStock' },
      {
        '@type': 'Offer',
        name: '1 L',
        url: 'https://shop.example.om/ar/product/UHJvZHVjdDox/?variant=2',
        image: 'https://shop.example.om/thumbnail/products/durub-2.svg/1024.png',
        price: '3.100',
        priceCurrency: 'OMR',
        availability: 'https://schema.org/OutOfStock',
      },
    ],
  })
})

function aVariant(change: Partial<SoldVariant> = {}): SoldVariant {
  return {
    name: '4 L',
    path: '/product/UHJvZHVjdDox?variant=1',
    picture: '/media/products/durub.svg',
    payable: baisa(8_900),
    available: 3,
    ...change,
  }
}

function aProduct(change: Partial<SoldProduct> = {}): SoldProduct {
  return {
    name: 'دروب',
    description: 'زيت محرك',
    path: '/product/UHJvZHVjdDox',
    pictures: ['/media/products/durub.svg'],
    brand: 'Durub',
    offers: [aVariant()],
    ...change,
  }
}
