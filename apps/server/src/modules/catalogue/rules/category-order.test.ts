import { expect, test } from 'vitest'
import { compareCategories } from './category-order.ts'

const category = (name: string, priority?: string) => {
  const metadata: Record<string, string> = priority === undefined ? {} : { priority }
  return { name, metadata }
}
const order = (...categories: ReturnType<typeof category>[]) =>
  categories.sort(compareCategories).map(({ name }) => name)

test('[CAT-12] categories are ordered by their priority, as a number', () => {
  expect(order(category('c', '100'), category('b', '20'), category('a', '3'))).toEqual(['a', 'b', 'c'])
})

test('[CAT-20] a missing or unreadable priority comes last, equal ones go by name', () => {
  expect(
    order(category('z'), category('b', 'soon'), category('d', '5'), category('c', '5'), category('a', '')),
  ).toEqual(['c', 'd', 'a', 'b', 'z'])
})
