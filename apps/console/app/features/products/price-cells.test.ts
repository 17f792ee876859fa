import type { RestPrice } from '@warsha/contract/console/catalogue/prices.rest.ts'
import { expect, test } from 'vitest'
import { cellsOf, changedPrices, pastedPrices } from './price-cells.ts'
import { readTable } from './variant-rows.ts'

const axes = { variants: [{ id: 1 }, { id: 2 }], channels: [{ slug: 'main' }, { slug: 'fleet' }] }
const price = (variant_id: number, channel: string, price_baisa: number, revision = 1) =>
  ({ variant_id, channel, price_baisa, revision }) as RestPrice

const paste = (text: string, row = 0, column = 0) =>
  pastedPrices(axes, { row, column, table: readTable(text) ?? [[text]] })

test('a table of prices is pasted with tabs, quotes, Arabic digits and decimal commas', () => {
  const cells = paste('4.5\t"4,500"\r\n١٢٫٧٥\t"1,234.500"\r\n')
  expect(changedPrices(cells, [], axes)).toEqual({
    wanted: [
      { variant_id: 1, channel: 'main', price_baisa: 4500, revision: 0 },
      { variant_id: 1, channel: 'fleet', price_baisa: 4500, revision: 0 },
      { variant_id: 2, channel: 'main', price_baisa: 12_750, revision: 0 },
      { variant_id: 2, channel: 'fleet', price_baisa: 1_234_500, revision: 0 },
    ],
    wrong: [],
  })
})

test('cells beyond the last variant and channel are left out', () => {
  expect(paste('1\t2\n3\t4', 1, 1)).toEqual({ '2:fleet': '1' })
})

test('what is no amount is named, and what is the same or empty is not sent', () => {
  const saved = [price(1, 'main', 4500, 3), price(2, 'main', 0, 0)]
  const cells = { ...cellsOf(saved), '1:fleet': 'x', '2:main': '', '2:fleet': '-1' }
  expect(changedPrices(cells, saved, axes)).toEqual({ wanted: [], wrong: ['1:fleet', '2:fleet'] })
  expect(changedPrices({ ...cells, '1:main': '5' }, saved, axes).wanted).toEqual([
    { variant_id: 1, channel: 'main', price_baisa: 5000, revision: 3 },
  ])
})
