import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Customer } from '../../rules/customer.ts'

export type LinkPurpose = 'reset' | 'deletion'

export const linkSeconds = 3600

type Subject = Pick<Customer, 'publicId' | 'email' | 'passwordHash' | 'isConfirmed'>

/**
 * The token of a mailed link. It is made from what it will change, so that it works once; nothing has to be stored.
 * It is bound to its account and purpose.
 */
export function makeLinkToken(
  purpose: LinkPurpose,
  customer: Subject,
  { now, key }: { now: Date; key: Buffer },
) {
  const until = Math.floor(now.getTime() / 1000) + linkSeconds
  return `${until}.${macOf(purpose, customer, until, key)}`
}

export function isLinkToken(
  token: string,
  purpose: LinkPurpose,
  customer: Subject,
  { now, key }: { now: Date; key: Buffer },
): boolean {
  const [until = '', mac = ''] = token.split('.')
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 <= now.getTime()) return false
  const expected = Buffer.from(macOf(purpose, customer, Number(until), key))
  const given = Buffer.from(mac)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function macOf(purpose: LinkPurpose, customer: Subject, until: number, key: Buffer): string {
  const { publicId, email, passwordHash, isConfirmed } = customer
  return createHmac('sha256', key)
    .update(JSON.stringify([purpose, publicId, email, passwordHash, isConfirmed, until]))
    .digest('base64url')
}
