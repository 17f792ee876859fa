import { createHmac, timingSafeEqual } from 'node:crypto'

/** Compares in constant time whether a text was signed with one of the secrets; two are valid while one is replaced. */
export function isSignedBy(secrets: readonly (string | Buffer)[], text: Buffer, signature: string): boolean {
  const given = Buffer.from(signature, 'hex')
  return secrets
    .map((secret) => createHmac('sha256', secret).update(text).digest())
    .map((expected) => expected.length === given.length && timingSafeEqual(expected, given))
    .includes(true)
}

/** How far a callback's own time may be from ours. */
export const callbackToleranceSeconds = 300

export function isRecent(writtenSeconds: string, now: Date): boolean {
  if (!/^\d{1,12}$/.test(writtenSeconds)) return false
  return Math.abs(now.getTime() / 1000 - Number(writtenSeconds)) <= callbackToleranceSeconds
}

export function headerOf(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  name: string,
): string {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}
