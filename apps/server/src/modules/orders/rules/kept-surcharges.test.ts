import { baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keptOf } from './kept-surcharges.ts'

const line = (total: number) => ({ totalBaisa: baisa(total) })
const surcharge = (total: number, refund: 'never' | 'with-units') => ({ totalBaisa: baisa(total), refund })

test('a cancelled order keeps surcharges that are never refunded, and nothing else', () => {
  const lines = [line(10_000)]
  expect(keptOf({ lines, surcharges: [surcharge(500, 'with-units')] }, baisa(10_500))).toBe(noBaisa)
  const surcharges = [surcharge(500, 'with-units'), surcharge(333, 'never')]
  expect(keptOf({ lines, surcharges }, baisa(10_833))).toBe(333)
})

test('with the payment fee on top, the kept share is never less than its part and at most one baisa more', () => {
  const total = fc.integer({ min: 1, max: 100_000 })
  fc.assert(
    fc.property(total, total, fc.nat(9_000), (goods, never, fee) => {
      const paid = baisa(goods + never + fee)
      const kept = keptOf({ lines: [line(goods)], surcharges: [surcharge(never, 'never')] }, paid)
      const exact = (paid * never) / (goods + never)
      expect(kept).toBeGreaterThanOrEqual(Math.floor(exact))
      expect(kept - exact).toBeLessThan(1)
      expect(kept).toBeLessThanOrEqual(paid)
    }),
  )
})
