import { baisa } from '@warsha/contract/money/baisa.ts'
import { describe, expect, test } from 'vitest'
import { amountsOf } from './bill.ts'

const line = (unitPriceBaisa: number, quantity = 1) => ({
  titleEn: 'Oil change',
  titleAr: 'تغيير الزيت',
  quantity,
  unitPriceBaisa: baisa(unitPriceBaisa),
})

describe('amountsOf', () => {
  test.each([
    ['5 % inside of the total', [line(10_500)], 10_500, 500],
    ['quantities', [line(2_100, 4), line(1_050)], 9_450, 450],
    ['one rounding for all lines', [line(10), line(10), line(10)], 30, 1],
    ['work for nothing', [line(0)], 0, 0],
  ])('%s', (_case, lines, totalBaisa, taxBaisa) => {
    expect(amountsOf({ lines, taxPercent: 5 })).toEqual({ totalBaisa, taxBaisa })
  })
})
