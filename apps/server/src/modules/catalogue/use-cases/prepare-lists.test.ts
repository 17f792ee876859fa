import { itemsPerStep } from '@warsha/data-structures/sort-in-steps.ts'
import { describe, expect, test } from 'vitest'
import { createProductLists, type ListQuestion } from '../rules/product-lists.ts'
import { putProducts } from '../rules/put-products.ts'
import {
  onlyChannel,
  type SampleProduct,
  sampleCatalogue,
  sampleNow,
  sampleRows,
} from '../samples/catalogue-samples.ts'
import { prepareLists } from './prepare-lists.ts'

const goods: SampleProduct[] = Array.from({ length: 2 * itemsPerStep }, (_, at) => ({
  slug: `p${at}`,
  prices: [1000 + ((at * 7919) % 4096)],
  values: { size: at % 50 },
}))

function open() {
  const store = sampleCatalogue({ products: goods })
  const lists = createProductLists(store)
  for (const index of store.indexes) for (const _step of index.rebuild());
  const question: ListQuestion = {
    channel: onlyChannel(store),
    terms: [{ is: 'any', of: [[{ is: 'numbers', attribute: 'size', range: { gte: 3, lte: 4 } }]] }],
    sort: { by: { field: 'UPDATED_AT' }, direction: 'ASC', language: 'en' },
    nowMs: sampleNow.getTime(),
  }
  return { store, lists, question, keys: () => lists.missing(question).map(({ key }) => key) }
}

describe('before a list is read', () => {
  test('an order and numbers that nobody asked for are made, and nothing twice', async () => {
    const { lists, question, keys } = open()
    expect(keys()).toEqual(['order UPDATED_AT', 'numbers attribute 1'])
    const [one, other] = [prepareLists(lists, question), prepareLists(lists, question)]
    await Promise.all([one, other])
    expect(keys()).toEqual([])
    expect(prepareLists(lists, question)).toBeUndefined()
  })

  test('everything is made again after a change of what many products refer to', async () => {
    const { store, lists, question, keys } = open()
    await prepareLists(lists, question)
    for (const index of store.indexes) index.reset()
    expect(keys()).toEqual(['listing 0', 'order UPDATED_AT', 'numbers attribute 1'])
    await prepareLists(lists, question)
    expect(keys()).toEqual([])
    expect(lists.page(question, { size: 10 })?.count()).toBe(
      goods.filter((_, at) => [3, 4].includes(at % 50)).length,
    )
  })

  test('what was begun before a product changed is not used', async () => {
    const { store, lists, question, keys } = open()
    const steps = lists.missing(question).map(({ make }) => make())
    for (const step of steps) step.next()
    putProducts(store, [4], { ...sampleRows([]), products: [] })
    for (const step of steps) for (const _rest of step);
    expect(keys()).toHaveLength(2)
    await prepareLists(lists, question)
    expect(keys()).toEqual([])
    expect(lists.page(question, { size: 200 })?.products.some(({ id }) => id === 4)).toBe(false)
  })
})
