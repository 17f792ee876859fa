import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

function setUp(maxWaitMs?: number) {
  const queue = createWorkQueue({ running: 2, waiting: 3, maxWaitMs })
  const ends: (() => void)[] = []
  const begun: number[] = []
  const work = (number: number) => () => {
    begun.push(number)
    return new Promise<number>((resolve) => ends.push(() => resolve(number)))
  }
  return { queue, ends, begun, work }
}

test('a few run, some wait, the rest is refused at once', async () => {
  const { queue, ends, begun, work } = setUp()
  const answers = [1, 2, 3, 4, 5, 6, 7].map((number) => queue.run(work(number)))
  expect(answers.map(Boolean)).toEqual([true, true, true, true, true, false, false])
  expect(begun).toEqual([1, 2])
  for (let at = 0; at < 5; at++) {
    ends[at]?.()
    await turn()
  }
  expect(await Promise.all(answers)).toEqual([1, 2, 3, 4, 5, undefined, undefined])
  expect(begun).toEqual([1, 2, 3, 4, 5])
  expect(queue.run(work(8))).toBeDefined()
})

test('work that fails makes room as well', async () => {
  const { queue } = setUp()
  for (let at = 0; at < 10; at++) {
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  }
})

test('what nobody waits for does not wait in front of others', () => {
  const { queue, work } = setUp()
  for (const number of [1, 2, 3]) queue.run(work(number))
  expect(queue.runWhenIdle(work(4))).toBeUndefined()
})

test('what waited too long is refused and makes room for others', async () => {
  const { queue, ends, begun, work } = setUp(50)
  const running = [1, 2].map((number) => queue.run(work(number)))
  const late = [3, 4, 5].map((number) => queue.run(work(number)))
  expect(await Promise.all(late)).toEqual([undefined, undefined, undefined])
  const next = queue.run(work(6))
  for (const end of ends) end()
  expect(await Promise.all(running)).toEqual([1, 2])
  ends.at(-1)?.()
  expect(await next).toBe(6)
  expect(begun).toEqual([1, 2, 6])
})
