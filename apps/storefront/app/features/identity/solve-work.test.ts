import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { solveWork } from './solve-work.ts'

test('the number found has the zero bits that were asked for, and is the first that has', async () => {
  const answer = await solveWork('a-captcha', 10)
  const number = Number(/^work:(\d+)$/.exec(answer)?.[1])
  const bitsOf = (candidate: number) =>
    createHash('sha256').update(`a-captcha:${candidate}`).digest().readUInt32BE() >>> 22
  expect(bitsOf(number)).toBe(0)
  for (let smaller = 0; smaller < number; smaller++) expect(bitsOf(smaller)).not.toBe(0)
})

test('gives up when nobody waits for it any more', async () => {
  await expect(solveWork('a-captcha', 200, AbortSignal.timeout(20))).rejects.toThrow()
})
