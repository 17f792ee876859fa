import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto'
import { readSecret, type SecretConfig } from './read-secret.ts'

/** One secret, one key for each purpose: a leaked key says nothing about the others. */
export type DerivedKeys = {
  tokens: KeyPair
  passes: KeyPair
  codes: Buffer
  messages: Buffer
  captchas: Buffer
  mailedLinks: Buffer
  sandbox: Buffer
  formerNumbers: Buffer
  push: Buffer
  beams: Buffer
  staff: Buffer
  previews: Buffer
}

type KeyPair = { privateKey: KeyObject; publicKey: KeyObject }

const known = new WeakMap<object, DerivedKeys>()

/** Derived once for each configuration. */
export function keysOf(config: SecretConfig): DerivedKeys {
  const keys = known.get(config) ?? deriveKeys(readSecret(config))
  known.set(config, keys)
  return keys
}

function deriveKeys(secret: string): DerivedKeys {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'warsha', purpose, 32))
  return {
    tokens: pairOf(derive('tokens')),
    passes: pairOf(derive('visit-passes')),
    codes: derive('codes'),
    messages: derive('messages'),
    captchas: derive('captchas'),
    mailedLinks: derive('mailed-links'),
    sandbox: derive('sandbox-gateway'),
    formerNumbers: derive('former-numbers'),
    push: derive('web-push'),
    beams: derive('beams'),
    staff: derive('staff'),
    previews: derive('previews'),
  }
}

function pairOf(seed: Buffer): KeyPair {
  const privateKey = createPrivateKey({
    key: Buffer.concat([ed25519Prefix, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  return { privateKey, publicKey: createPublicKey(privateKey) }
}

/** RFC 8410: what stands before the 32 bytes of an Ed25519 key in PKCS #8. */
const ed25519Prefix = Buffer.from('302e020100300506032b657004220420', 'hex')
