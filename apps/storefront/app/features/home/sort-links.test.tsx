import { expect, test } from 'vitest'
import { renderPart } from '~/session/testing/render-part.tsx'
import { SortLinks } from './sort-links.tsx'

test('home leads into the shown category by best seller, lowest and highest price', async () => {
  const { html } = await renderPart(<SortLinks category="Automobile" />, {
    lang: 'en',
    texts: ['home', 'catalogue'],
  })
  const links = [...html.matchAll(/<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(
    ([, href = '', label = '']) => ({
      label: label.replace(/<[^>]+>/g, ''),
      query: Object.fromEntries(new URL(href.replaceAll('&amp;', '&'), 'http://shop.test').searchParams),
    }),
  )
  expect(links.map(({ label }) => label)).toEqual(['Best seller', 'Lowest price', 'Highest price'])
  expect(links.map(({ query }) => query.category)).toEqual(['Automobile', 'Automobile', 'Automobile'])
  expect(new Set(links.map(({ query }) => query.sort)).size).toBe(3)
})
