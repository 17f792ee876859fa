import { createHmac } from 'node:crypto'
import type { Config } from '#config/config.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'
import { networkOf } from '../../rules/send-limits.ts'
import type { Client } from '../identity-context.ts'

/** The program that asked for a code: recognised when it comes back, and nothing can be read from it. */
export function macOfClient(
  config: Pick<Config, 'AUTH_SECRET' | 'DATA_DIR'>,
  { address, userAgent }: Pick<Client, 'address' | 'userAgent'>,
): string {
  const text = ['client', networkOf(address), userAgent].join('|')
  return createHmac('sha256', keysOf(config).codes).update(text).digest('base64url')
}
