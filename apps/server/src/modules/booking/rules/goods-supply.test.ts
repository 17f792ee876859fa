import { describe, expect, test } from 'vitest'
import { supplyOf } from './goods-supply.ts'

const own = { stockType: 'center', leadDays: 0, warehouseId: 101 } as const
const supplied = { stockType: 'warehouse', leadDays: 3, warehouseId: 1 } as const
const freeAt = (free: number) => () => free

describe('supplyOf', () => {
  test('[BOOK-43] goods that the centre has are there at once', () => {
    expect(supplyOf(own, new Map([[1, 2]]), freeAt(2))).toEqual({ stockType: 'center', leadDays: 0 })
  })

  test('[BOOK-43] what it does not have is sent there, which takes a day at least', () => {
    expect(supplyOf(own, new Map([[1, 3]]), freeAt(2))).toEqual({ stockType: 'warehouse', leadDays: 1 })
    expect(supplyOf(supplied, new Map([[1, 1]]), freeAt(9))).toEqual({ stockType: 'warehouse', leadDays: 3 })
  })

  test('work alone waits for nothing', () => {
    expect(supplyOf(supplied, new Map(), freeAt(0)).leadDays).toBe(0)
    expect(supplyOf(own, new Map(), freeAt(0))).toEqual({ stockType: 'center', leadDays: 0 })
  })
})
