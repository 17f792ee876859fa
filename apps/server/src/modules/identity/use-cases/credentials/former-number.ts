import { createHmac } from 'node:crypto'
import type { Config } from '#config/config.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'

/** A number that cannot be read back: enough to recognise it, and nothing to find its owner by. */
export function macOfNumber(config: Pick<Config, 'AUTH_SECRET' | 'DATA_DIR'>, phone: string): string {
  return createHmac('sha256', keysOf(config).formerNumbers).update(phone).digest('base64url')
}
