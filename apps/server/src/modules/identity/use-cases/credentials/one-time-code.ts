import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { codeLength } from '@warsha/contract/constants.ts'
import type { CodeSubject } from '../../rules/code-subject.ts'

export function drawCode(): string {
  return String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
}

export function drawSalt(): string {
  return randomBytes(16).toString('base64url')
}

/** With a key that is not in the database: an attacker with both would try a million codes in a second. */
export function macOfCode(code: string, salt: string, { phone, purpose }: CodeSubject, key: Buffer): string {
  return createHmac('sha256', key).update([phone, purpose, salt, code].join('|')).digest('base64url')
}

export function isSameMac(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
