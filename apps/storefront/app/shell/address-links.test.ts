import { describe, expect, test } from 'vitest'
import { addressLinks } from './address-links.ts'

describe('addressLinks', () => {
  const links = (path: string, lang: 'en' | 'ar') =>
    addressLinks({ origin: 'https://shop.example.om', path, lang }).map((link) => {
      const { rel, hrefLang, href } = link as { rel: string; hrefLang?: string; href: string }
      return [hrefLang ?? rel, href]
    })

  test('[SEO-01] [SEO-02] names the page itself and both languages in their canonical form', () => {
    expect(links('/support', 'ar')).toEqual([
      ['canonical', 'https://shop.example.om/ar/support/'],
      ['en', 'https://shop.example.om/en/support/'],
      ['ar', 'https://shop.example.om/ar/support/'],
      ['x-default', 'https://shop.example.om/support/'],
    ])
  })

  test('[NAV-39] home and routes of the table without a slash have none', () => {
    expect(links('/', 'en')).toEqual([
      ['canonical', 'https://shop.example.om/en'],
      ['en', 'https://shop.example.om/en'],
      ['ar', 'https://shop.example.om/ar'],
      ['x-default', 'https://shop.example.om/'],
    ])
    expect(links('/search?q=oil', 'en')[0]).toEqual(['canonical', 'https://shop.example.om/en/search?q=oil'])
  })
})
