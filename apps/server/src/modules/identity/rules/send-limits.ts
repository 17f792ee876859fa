import { resendWaitMs } from '@warsha/contract/constants.ts'
import type { Counted } from './limits.ts'
import { budgetBucket } from './send-budget.ts'

export type SendLimit = 'wait' | 'number' | 'address' | 'prefix' | 'budget'

export type SendSettings = { perAddress: number; perPrefix: number; perHour: number }

export type Send = {
  recipient: string
  service: string
  /** The purpose of the message: a code for a return does not wait for the one that signed in. */
  purpose: string
  address: string
  hasSolvedCaptcha: boolean
}

const hour = 3600

/**
 * The limits that one more message counts towards, for every endpoint. Another service may be chosen at once, and a
 * message for another purpose is sent at once, but both draw on the same number's budget. With a solved captcha a crowd behind one address or in one block of numbers gets
 * a few times more.
 */
export function sendLimits(
  { recipient, service, purpose, address, hasSolvedCaptcha }: Send,
  { perAddress, perPrefix, perHour }: SendSettings,
  bucket: number,
): Counted<SendLimit>[] {
  const crowd = hasSolvedCaptcha ? captchaFactor : 1
  const budget = budgetBucket(bucket, perHour)
  return [
    {
      name: 'wait',
      key: `wait:${purpose}:${service}:${recipient}`,
      limits: [{ seconds: resendWaitMs / 1000, most: 1 }],
    },
    {
      name: 'number',
      key: `number:${recipient}`,
      limits: [
        { seconds: 600, most: 3 },
        { seconds: hour, most: 5 },
        { seconds: 24 * hour, most: 10 },
      ],
    },
    { name: 'address', key: `send:${address}`, limits: [{ seconds: hour, most: perAddress * crowd }] },
    {
      name: 'prefix',
      key: `prefix:${prefixOf(recipient)}`,
      limits: [{ seconds: hour, most: perPrefix * crowd }],
    },
    { name: 'budget', key: budget.key, limits: [budget.limit] },
  ]
}

export const captchaFactor = 5

/** Numbers of one block differ in their last four digits; who milks a price list walks through one. */
function prefixOf(recipient: string): string {
  return recipient.startsWith('+') ? recipient.slice(0, -4) : recipient.slice(recipient.indexOf('@'))
}

/** One address of IPv4, one network of IPv6: a household has more of the latter's addresses than there are customers. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  return address.includes(':') ? `${firstHalf(address)}::/64` : address
}

function firstHalf(address: string): string {
  const [front = '', back] = address.split('%')[0]?.split('::') ?? []
  const given = front ? front.split(':') : []
  const missing = back === undefined ? 0 : 8 - given.length - (back ? back.split(':').length : 0)
  return [...given, ...Array<string>(Math.max(0, missing)).fill('0'), ...(back ? back.split(':') : [])]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
