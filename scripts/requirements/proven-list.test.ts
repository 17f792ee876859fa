import { expect, test } from 'vitest'
import { compareWithList, readProvenList, writeProvenList } from './proven-list.ts'

test('the list is read as it was written', () => {
  expect(readProvenList(writeProvenList(['CART-01', 'CART-02']))).toEqual(['CART-01', 'CART-02'])
})

test('a row that is proven no longer is lost, one that is proven for the first time is added', () => {
  expect(compareWithList(['CART-01', 'CART-02'], ['CART-02', 'CART-03'])).toEqual({
    lost: ['CART-01'],
    added: ['CART-03'],
  })
})
