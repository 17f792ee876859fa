import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { takeTurns } from './take-turns.ts'

function setUp(maxWaitMs = 10_000) {
  const inTurns = takeTurns({ atOnce: 2, maxWaitMs })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const begin = (name: string, keys: string[]) =>
    inTurns(keys, () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    })
  return { begin, begun, end: (name: string) => ends.get(name)?.() }
}

test('a few who want the same go at once, the others one after the other, and strangers do not wait', async () => {
  const { begin, begun, end } = setUp()
  const answers = ['one', 'two', 'three'].map((name) => begin(name, ['oil']))
  const other = begin('other', ['battery'])
  await turn()
  expect(begun).toEqual(['one', 'two', 'other'])
  for (const name of ['one', 'other']) end(name)
  await turn()
  expect(begun).toEqual(['one', 'two', 'other', 'three'])
  for (const name of ['two', 'three']) end(name)
  expect(await Promise.all([...answers, other])).toEqual(['one', 'two', 'three', 'other'])
})

test('those who want several things in another order do not wait for each other for ever', async () => {
  const inTurns = takeTurns({ atOnce: 1, maxWaitMs: 10_000 })
  const orders = [
    ['oil', 'hour', 'oil'],
    ['hour', 'oil'],
  ]
  const many = Array.from({ length: 20 }, (_, at) =>
    inTurns(orders[at % 2] ?? [], async () => {
      await turn()
      return at
    }),
  )
  expect(await Promise.all(many)).toEqual(Array.from({ length: 20 }, (_, at) => at))
})

test('who waited too long is told to come back, and a failure makes room', async () => {
  const { begin, begun, end } = setUp(20)
  const running = ['one', 'two'].map((name) => begin(name, ['oil']))
  await expect(begin('late', ['oil'])).rejects.toMatchObject({ statusCode: 503 })
  for (const name of ['one', 'two']) end(name)
  await Promise.all(running)
  expect(begun).toEqual(['one', 'two'])

  const inTurns = takeTurns({ atOnce: 1, maxWaitMs: 1000 })
  await expect(inTurns(['oil'], () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inTurns(['oil'], async () => 'room')).toBe('room')
})
