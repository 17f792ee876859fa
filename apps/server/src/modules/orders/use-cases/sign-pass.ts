import { randomInt, sign, verify } from 'node:crypto'
import { checkLetterOf, passCodeBody, passCodeLetters } from '@warsha/contract/orders/pass-code.ts'
import {
  packPass,
  type ReadPass,
  readPass,
  type VisitPass,
  writePass,
} from '@warsha/contract/orders/visit-pass.ts'
import type { Config } from '#config/config.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'

/** Content of a pass's QR code. */
export function signPass(config: Config, pass: VisitPass): string {
  const signed = packPass(pass)
  return writePass(signed, sign(null, signed, keysOf(config).passes.privateKey))
}

/** Undefined for a text that this shop did not sign. */
export function verifyPass(config: Config, text: string): ReadPass | undefined {
  const pass = readPass(text)
  return pass && verify(null, pass.signed, keysOf(config).passes.publicKey, pass.signature) ? pass : undefined
}

/** The key to check passes with elsewhere: 32 bytes in base64url. */
export function publicPassKey(config: Config): string {
  const { x } = keysOf(config).passes.publicKey.export({ format: 'jwk' })
  if (!x) throw new Error('The key of visit passes has no public half')
  return x
}

export function drawPassCode(): string {
  const letters = Array.from(
    { length: passCodeBody },
    () => passCodeLetters[randomInt(passCodeLetters.length)],
  )
  const body = letters.join('')
  return body + checkLetterOf(body)
}
