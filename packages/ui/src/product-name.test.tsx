import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProductName } from './product-name.tsx'
import { UnbrokenText } from './unbroken-text.tsx'

/** Behind a dot no line ends: it goes on with what follows. */
const dot = ' ·\u00a0'
const piece = (text: string) => `<bdi class="whitespace-nowrap">${text}</bdi>`

test.each([
  // A grade and its size go to the next line together, so no line ends with the dot.
  [
    'زيت دروب صناعي 5W-30 · 4 لتر',
    `زيت دروب صناعي <span class="whitespace-nowrap">${piece('5W-30')}${dot}${piece('4 لتر')}</span>`,
  ],
  ['Sahil Touring · 205/55 R16', `Sahil Touring${dot}${piece('205/55 R16')}`],
  ['Oil 5W-30, 4 L', `Oil ${piece('5W-30')}, ${piece('4 L')}`],
  ['Express foam wash · Saloon', `Express foam wash${dot}Saloon`],
])('[UX-26] [UX-159] the name %s breaks at its words alone', (name, markup) => {
  expect(renderToStaticMarkup(<ProductName name={name} />)).toBe(`<bdi>${markup}</bdi>`)
})

test('a span of hours stands on one line, wherever the day before it breaks', () => {
  const hours = '\u206810:00–11:00\u2069'
  expect(renderToStaticMarkup(<UnbrokenText text={`Thu 26 Nov, ${hours}`} />)).toBe(
    `Thu 26 Nov, <span class="whitespace-nowrap">${hours}</span>`,
  )
})
