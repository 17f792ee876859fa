import { createHash, randomBytes } from 'node:crypto'

/** A secret that somebody holds and the shop knows by its hash alone. */
export function createSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url')
  return { secret, hash: hashSecret(secret) }
}

/** Without salt: what is hashed is random enough that nobody can guess it. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
