import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { passwordMaxLength } from '@warsha/contract/identity/identity.constants.ts'
import { createWorkQueue } from '#kernel/work-queue.ts'
import { passwordHashing } from './password-hashing.ts'

/** `scrypt$cost$salt$hash`, so that the cost can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const { cost } = passwordHashing
  const salt = randomBytes(16)
  const hash = await derive(password, salt, cost)
  return ['scrypt', cost, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Takes as long without a hash to compare with: the time does not say whether there is an account. */
export async function isPasswordOf(password: string, stored: string | null): Promise<boolean> {
  const [, cost, salt = '', hash = ''] = (stored ?? '').split('$')
  const expected = Buffer.from(hash, 'base64url')
  const derived = await derive(
    password.slice(0, passwordMaxLength),
    Buffer.from(salt, 'base64url'),
    Number(cost) || passwordHashing.cost,
  )
  return expected.length === derived.length && timingSafeEqual(expected, derived)
}

const hashBytes = 32

/**
 * Node has four threads for slow work, and new connections of the database, files and compression need them, too. So
 * passwords get two at most.
 */
const hashing = createWorkQueue({ running: 2, waiting: 50 })

async function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const hash = await hashing.run(() => runScrypt(password, salt, cost))
  if (!hash) throw Object.assign(new Error('Too many passwords wait to be hashed'), { statusCode: 503 })
  return hash
}

function runScrypt(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(
      password.normalize('NFKC'),
      salt,
      hashBytes,
      { N: cost, r: 8, p: 1, maxmem: 256 * cost * 8 },
      (error, hash) => (error ? reject(error) : resolve(hash)),
    )
  })
}
