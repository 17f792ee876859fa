import { buildSchema, graphql } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAnswerBudget } from './answer-budget.ts'
import { graphqlLimits } from './limits.ts'

const { processorMs } = graphqlLimits
// The limits measured here must not depend on how fast the machine is.
beforeAll(() => {
  graphqlLimits.processorMs = 60_000
})
afterAll(() => {
  graphqlLimits.processorMs = processorMs
})

const items = (count: number) => Array.from({ length: count }, () => ({ id: 1, children: items20 }))
const items20 = Array.from({ length: 20 }, () => ({ id: 2 }))

async function read(source: string, count: number) {
  const schema = buildSchema(
    'type Query { items: [Item!] later: [Item!] } type Item { id: Int children: [Item!] }',
  )
  const budget = createAnswerBudget()
  budget.watch(schema)
  const rootValue = { items: items(count), later: async () => items(count) }
  const contextValue = {}
  return budget
    .run(contextValue, async () => graphql({ schema, source, contextValue, rootValue }))
    .then(
      ({ data }) => ({ data, refusal: undefined }),
      ({ message }: Error) => ({ data: undefined, refusal: message }),
    )
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

test('texts are counted while they are read, not when the answer is written', async () => {
  const schema = buildSchema('scalar JSONString type Query { items: [Item!] } type Item { text: JSONString }')
  const budget = createAnswerBudget()
  budget.watch(schema)
  let read = 0
  const item = {
    text: () => {
      read += 1
      return 'a'.repeat(100_000)
    },
  }
  const contextValue = {}
  const rootValue = { items: Array.from({ length: 1000 }, () => item) }
  const answer = budget.run(contextValue, async () =>
    graphql({ schema, source: '{ items { text } }', contextValue, rootValue }),
  )
  await expect(answer).rejects.toThrow(`The answer is larger than ${graphqlLimits.answerBytes} bytes.`)
  expect(read).toBeLessThan(1000)
})
