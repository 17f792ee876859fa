import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { passwordMaxLength } from '@warsha/contract/identity/identity.constants.ts'

/** `scrypt$cost$salt$hash`, so that the cost can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, usualCost)
  return ['scrypt', usualCost, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Takes as long without a hash to compare with: the time does not say whether there is an account. */
export async function isPasswordOf(password: string, stored: string | null): Promise<boolean> {
  const [, cost, salt = '', hash = ''] = (stored ?? '').split('$')
  const expected = Buffer.from(hash, 'base64url')
  const derived = await derive(
    password.slice(0, passwordMaxLength),
    Buffer.from(salt, 'base64url'),
    Number(cost) || usualCost,
  )
  return expected.length === derived.length && timingSafeEqual(expected, derived)
}

const usualCost = 2 ** 15
const hashBytes = 32

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
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
