import { stat } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { hashPassword, isPasswordOf } from './password.ts'
import { passwordHashing, usualPasswordCost } from './password-hashing.ts'

beforeAll(() => {
  passwordHashing.cost = usualPasswordCost
})

test('a password is hashed at a cost that makes guessing dear, and so is the refusal without an account', async () => {
  const stored = await hashPassword('a long enough password')
  expect(stored).toMatch(/^scrypt[$]32768[$][\w-]{22}[$][\w-]{43}$/)
  expect(await isPasswordOf('a long enough password', stored)).toBe(true)
  const before = process.cpuUsage()
  expect(await isPasswordOf('a long enough password', null)).toBe(false)
  const { user, system } = process.cpuUsage(before)
  // Far more than everything beside the hash, on any machine.
  expect(user + system).toBeGreaterThan(10_000)
})

test('passwords that are hashed at the same instant leave threads to files and new connections', async () => {
  let hashed = 0
  const hashes = Array.from({ length: 12 }, async () => {
    await hashPassword('a long enough password')
    hashed += 1
  })
  await stat(import.meta.filename)
  const hashedBefore = hashed
  await Promise.all(hashes)
  expect([hashedBefore, hashed]).toEqual([0, 12])
})

test('beyond what may wait a password is not compared, and later ones are', async () => {
  const cheap = `scrypt$${2 ** 10}$c2FsdA$aGFzaA`
  const answers = await Promise.allSettled(Array.from({ length: 60 }, () => isPasswordOf('password', cheap)))
  const refused = answers.flatMap((each) => (each.status === 'rejected' ? [each.reason.statusCode] : []))
  expect(refused).toEqual(Array(8).fill(503))
  expect(await isPasswordOf('password', cheap)).toBe(false)
})
