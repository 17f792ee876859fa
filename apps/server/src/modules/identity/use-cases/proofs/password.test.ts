import { stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { hashPassword, isPasswordOf } from './password.ts'

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
