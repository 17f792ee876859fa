import { createHash } from 'node:crypto'

/** A random token needs no salt: nobody can try all of them. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
