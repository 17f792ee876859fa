import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { normaliseNumberInput } from '@warsha/contract/formats/normalise-digits.ts'
import { captchaWork } from './captcha-work.ts'

export const captchaSeconds = 300
export const captchaDigits = 5

/** A signed name with its time: it needs no row, and its answer follows from it. */
export function makeCaptcha({ now, key }: { now: Date; key: Buffer }): { name: string; answer: string } {
  const until = Math.floor(now.getTime() / 1000) + captchaSeconds
  const front = `${randomUUID()}.${until}`
  const name = `${front}.${macOf('name', front, key).toString('base64url')}`
  return { name, answer: answerOf(name, key) }
}

/** Whether the answer is right: the digits of the picture, or a number for which the work was done. */
export function isCaptchaAnswer(
  { name, answer }: { name: string; answer: string },
  { now, key }: { now: Date; key: Buffer },
): boolean {
  if (!isOpenCaptcha(name, { now, key })) return false
  const work = /^work:(\d{1,15})$/.exec(answer)?.[1]
  if (work) {
    const hash = createHash('sha256').update(`${name}:${work}`).digest()
    return leadingZeroBits(hash) >= captchaWork.bits
  }
  return isSame(Buffer.from(normaliseNumberInput(answer)), Buffer.from(answerOf(name, key)))
}

export function isOpenCaptcha(name: string, { now, key }: { now: Date; key: Buffer }): boolean {
  const [id = '', until = '', mac = '', ...rest] = name.split('.')
  if (rest.length > 0 || !(Number(until) * 1000 > now.getTime())) return false
  return isSame(Buffer.from(mac, 'base64url'), macOf('name', `${id}.${until}`, key))
}

function answerOf(name: string, key: Buffer): string {
  const number = macOf('answer', name, key).readUIntBE(0, 6) % 10 ** captchaDigits
  return String(number).padStart(captchaDigits, '0')
}

function macOf(purpose: string, text: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(`${purpose}|${text}`).digest()
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}

function leadingZeroBits(hash: Buffer): number {
  let bits = 0
  for (const byte of hash) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24
    bits += 8
  }
  return bits
}
