import { expect, test } from 'vitest'
import type { Database } from './database.ts'
import { sharedRead } from './shared-read.ts'

const db = {} as Database

test('callers at the same moment share one read, of the same row of the same database', async () => {
  const reads: number[] = []
  const read = sharedRead(async (_db, id) => {
    reads.push(id)
    return { id }
  })
  const [first, second, other] = await Promise.all([read(db, 1), read(db, 1), read(db, 2)])
  expect(first).toBe(second)
  expect(other).toEqual({ id: 2 })
  expect(reads).toEqual([1, 2])
  await Promise.all([read(db, 1), read({} as Database, 1)])
  expect(reads).toEqual([1, 2, 1, 1])
})

test('a failure is that of all who waited, and is not kept', async () => {
  let tries = 0
  const read = sharedRead(async () => {
    tries += 1
    if (tries === 1) throw new Error('gone')
    return tries
  })
  const both = await Promise.allSettled([read(db, 1), read(db, 1)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await read(db, 1)).toBe(2)
})
