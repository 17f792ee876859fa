import { expect, test } from 'vitest'
import { orderVariants } from './order-variants.ts'

test.each([
  [
    ['4 L', '1 L', '5 L', '20 L'],
    ['1 L', '4 L', '5 L', '20 L'],
  ],
  [
    ['1 L', '500 ml', '1.5 L', '250 ml'],
    ['250 ml', '500 ml', '1 L', '1.5 L'],
  ],
  [
    ['100 Ah', '70 Ah', '80 Ah'],
    ['70 Ah', '80 Ah', '100 Ah'],
  ],
  [
    ['225/45R17', '205/55R16', '215/60R16'],
    ['205/55R16', '215/60R16', '225/45R17'],
  ],
  [
    ['SUV or pickup', 'Saloon'],
    ['SUV or pickup', 'Saloon'],
  ],
  [
    ['Large', '1 L', '500 ml'],
    ['Large', '1 L', '500 ml'],
  ],
])('[UX-16] %j is ordered as %j', (given, expected) => {
  const ordered = orderVariants(given.map((size) => ({ size })))
  expect(ordered.map(({ size }) => size)).toEqual(expected)
})
