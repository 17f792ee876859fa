import { Secret, TOTP } from 'otpauth'

const periodSeconds = 30
/** A phone's clock may be one step away. */
const window = 1

/** A fresh key for an authenticator app, in base32 as people type it. */
export function createAuthenticatorKey(): string {
  return new Secret({ size: 20 }).base32
}

/** The URI that an authenticator app reads from a QR code. */
export function authenticatorUri(key: string, { issuer, label }: { issuer: string; label: string }): string {
  return totpOf(key, { issuer, label }).toString()
}

/** The time step whose code this is; undefined for a wrong code. */
export function stepOfCode(key: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const timestamp = now.getTime()
  const delta = totpOf(key).validate({ token: code, timestamp, window })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / periodSeconds) + delta
}

/** The code that an app with this key shows. */
export function codeAt(key: string, now: Date): string {
  return totpOf(key).generate({ timestamp: now.getTime() })
}

function totpOf(key: string, named: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...named,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: Secret.fromBase32(key),
  })
}
