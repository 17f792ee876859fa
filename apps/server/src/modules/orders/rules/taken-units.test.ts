import { baisa } from '@warsha/contract/money/baisa.ts'
import { expect, test } from 'vitest'
import type { OrderLine } from './order.ts'
import { takenUnits } from './taken-units.ts'

const line = (position: number): OrderLine => ({
  fulfilment: null,
  position,
  variantId: position,
  productName: { en: '', ar: '' },
  variantName: { en: '', ar: '' },
  sku: '',
  pictureUrl: null,
  quantity: 1,
  undiscountedUnitBaisa: baisa(0),
  unitBaisa: baisa(0),
  discountBaisa: baisa(0),
  totalBaisa: baisa(0),
  taxBaisa: baisa(0),
  taxBasisPoints: 500,
  metadata: {},
  slotId: null,
})

test('a hold is for the line of its number; surcharges between the lines are not counted', () => {
  const lines = [line(0), line(2)]
  const hold = { stockId: 9, variantId: 5, warehouseId: 3, quantity: 2 }
  expect(
    takenUnits({ lines }, [
      { ...hold, line: 0 },
      { ...hold, line: 1 },
    ]),
  ).toEqual([
    { position: 0, variantId: 5, warehouseId: 3, quantity: 2 },
    { position: 2, variantId: 5, warehouseId: 3, quantity: 2 },
  ])
})
