import { randomInt } from 'node:crypto'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import type { Config } from '#config/config.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { queueMessage } from '#kernel/messaging/queue-message.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'
import { clearDriver, putDriver } from '../storage/driver-queries.ts'
import { hashDriverCode } from './sign-in-with-code.ts'

const codeDigits = 8
const messageHours = 24

/**
 * Makes a number a driver's and sends it a new driver code, which signs in together with a one-time code. The code is in
 * the message alone.
 */
export async function makeDriver(
  tx: Transaction,
  config: Config,
  phone: string,
): Promise<Outcome<{ id: number; publicId: string }, 'ACCOUNT_BLOCKED'>> {
  const code = String(randomInt(10 ** (codeDigits - 1), 10 ** codeDigits))
  const driver = await putDriver(tx, { phone, codeHash: hashDriverCode(code, phone, keysOf(config).codes) })
  if (!driver) return refuse('ACCOUNT_BLOCKED', { field: 'phone' })
  const { language, ...made } = driver
  const brand = language === 'en' ? config.BRAND_NAME_EN : config.BRAND_NAME_AR
  await queueMessage(tx, config, {
    to: phone,
    service: 'sms',
    text: translatorFor(language)('outgoing.driverCode.text', { brand, code }),
    locale: language,
    validSeconds: messageHours * 3600,
  })
  return ok(made)
}

/** The number is no driver's any more: sessions as a driver end at once. */
export function endDriver(tx: Transaction, customerId: number): Promise<void> {
  return clearDriver(tx, customerId)
}
