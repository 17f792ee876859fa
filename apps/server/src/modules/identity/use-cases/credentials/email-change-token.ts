import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Customer } from '../../rules/customer.ts'
import { linkSeconds } from './mailed-link.ts'

type Subject = Pick<Customer, 'publicId' | 'email' | 'passwordHash'>

/**
 * The token of a link that is mailed to a new address. It carries that address and is made from the one before, so it
 * works once; nothing has to be stored.
 */
export function makeEmailChangeToken(
  customer: Subject,
  newEmail: string,
  { now, key }: { now: Date; key: Buffer },
): string {
  const until = Math.floor(now.getTime() / 1000) + linkSeconds
  const address = Buffer.from(newEmail).toString('base64url')
  return `${until}.${address}.${macOf(customer, newEmail, until, key)}`
}

/** The new address; undefined: the token is another account's, was used, or its time is over. */
export function readEmailChangeToken(
  token: string,
  customer: Subject,
  { now, key }: { now: Date; key: Buffer },
): string | undefined {
  const [until = '', address = '', mac = ''] = token.split('.')
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 <= now.getTime()) return undefined
  const newEmail = Buffer.from(address, 'base64url').toString()
  const expected = Buffer.from(macOf(customer, newEmail, Number(until), key))
  const given = Buffer.from(mac)
  return given.length === expected.length && timingSafeEqual(given, expected) ? newEmail : undefined
}

function macOf(
  { publicId, email, passwordHash }: Subject,
  newEmail: string,
  until: number,
  key: Buffer,
): string {
  return createHmac('sha256', key)
    .update(JSON.stringify(['email-change', publicId, email, passwordHash, newEmail, until]))
    .digest('base64url')
}
