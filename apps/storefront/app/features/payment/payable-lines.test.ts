import { expect, test } from 'vitest'
import { payableLines } from './payable-lines.ts'

const gross = (amount: number) => ({ gross: { amount } })
const line = (id: string, name: string, amount: number, quantity = 1) => ({
  id,
  quantity,
  metadata: [],
  unitPrice: gross(amount),
  variant: { id, name: '', translation: null, product: { id, name, translation: null } },
})
const surcharge = (id: string, name: string, of: { lineId: string | null; listedAs?: string }) => ({
  id,
  name,
  quantity: 2,
  listedAs: null,
  undiscountedTotal: { amount: 1 },
  ...of,
})

test('surcharges stand behind their line by their own names, once, and those of the order come last', () => {
  const rows = payableLines({
    lines: [line('tyre', 'Tyre', 20, 2), line('fee', 'FEE-00500', 0.5, 2), line('oil', 'Oil', 8.7)],
    surcharges: [
      surcharge('wrap', 'Gift wrap', { lineId: null }),
      surcharge('slot', 'Service fee', { lineId: 'tyre', listedAs: 'fee' }),
      surcharge('disposal', 'Tyre disposal', { lineId: 'tyre' }),
    ],
  })
  expect(rows.map(({ name, quantity, total }) => [name, quantity, total])).toEqual([
    ['Tyre', 2, 40_000],
    ['Service fee', 2, 1_000],
    ['Tyre disposal', 2, 1_000],
    ['Oil', 1, 8_700],
    ['Gift wrap', 2, 1_000],
  ])
})
