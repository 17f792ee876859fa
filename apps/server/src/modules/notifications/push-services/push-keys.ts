import { createECDH } from 'node:crypto'
import type { Config } from '#config/config.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'

export type PushKeys = {
  /** As browsers want it: the point, uncompressed, in base64url. */
  publicKey: string
  privateKey: string
}

const known = new WeakMap<object, PushKeys>()

/**
 * The keys by which push services know the shop (VAPID): configured, or derived from the secret of the shop, so that they
 * are the same in every process and after every start. Undefined where web push is turned off.
 */
export function pushKeyOf(config: Config): PushKeys | undefined {
  if (!config.WEB_PUSH) return undefined
  const keys = known.get(config) ?? makeKeys(config)
  known.set(config, keys)
  return keys
}

function makeKeys(config: Config): PushKeys {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(
    config.VAPID_PRIVATE_KEY ? Buffer.from(config.VAPID_PRIVATE_KEY, 'base64url') : keysOf(config).push,
  )
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: Buffer.from(curve.getPrivateKey()).toString('base64url'),
  }
}
