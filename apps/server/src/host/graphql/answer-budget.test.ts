import { buildSchema, graphql } from 'graphql'
import { expect, test } from 'vitest'
import { createAnswerBudget } from './answer-budget.ts'
import { graphqlLimits } from './limits.ts'

const items = (count: number) => Array.from({ length: count }, () => ({ id: 1, children: items20 }))
const items20 = Array.from({ length: 20 }, () => ({ id: 2 }))

async function read(source: string, count: number) {
  const schema = buildSchema(
    'type Query { items: [Item!] later: [Item!] } type Item { id: Int children: [Item!] }',
  )
  const budget = createAnswerBudget()
  budget.watch(schema)
  const context = {}
  const rootValue = { items: items(count), later: async () => items(count) }
  const { data } = await graphql({ schema, source, contextValue: context, rootValue })
  return { data, refusal: budget.refusal(context)?.message }
}

const refused = `The query reads more than ${graphqlLimits.cost} nodes.`

test('an answer within the limit is left alone', async () => {
  const { data, refusal } = await read('{ items { children { id } } }', 2000)
  expect(refusal).toBeUndefined()
  expect(data?.items).toHaveLength(2000)
})

test.each([
  ['one long list', '{ items { id } }', graphqlLimits.cost + 1],
  ['a list that is waited for', '{ later { id } }', graphqlLimits.cost + 1],
  ['many short lists', '{ items { children { id } } }', 4000],
])('%s beyond the limit is refused, whatever was estimated', async (_case, source, count) => {
  expect((await read(source, count)).refusal).toBe(refused)
})
