import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'
import { useCaptcha } from '../storage/captcha-queries.ts'
import { isCaptchaAnswer, isOpenCaptcha, makeCaptcha } from './credentials/captcha.ts'
import { type CaptchaColours, drawCaptcha } from './credentials/draw-captcha.ts'
import type { IdentityContext } from './identity-context.ts'

export async function showCaptcha(
  { config, clock }: Pick<IdentityContext, 'config' | 'clock'>,
  colours: CaptchaColours,
): Promise<{ name: string; image: string }> {
  const { name, answer } = makeCaptcha({ now: clock.now(), key: keysOf(config).captchas })
  const { default: sharp } = await import('sharp')
  const picture = await sharp(Buffer.from(drawCaptcha(answer, colours)))
    .png()
    .toBuffer()
  return { name, image: `data:image/png;base64,${picture.toString('base64')}` }
}

export type CaptchaAnswer = { name: string; answer: string }

/** A captcha is answered once, right or wrong; another try needs another captcha. */
export async function solveCaptcha(
  { db, config, clock }: Pick<IdentityContext, 'db' | 'config' | 'clock'>,
  { name, answer }: CaptchaAnswer,
): Promise<Outcome<undefined, 'CAPTCHA_INCORRECT'>> {
  const now = clock.now()
  const key = keysOf(config).captchas
  if (!isOpenCaptcha(name, { now, key })) return refuse('CAPTCHA_INCORRECT', { field: 'captcha' })
  const isFirst = await useCaptcha(db, name)
  return isFirst && isCaptchaAnswer({ name, answer }, { now, key })
    ? ok(undefined)
    : refuse('CAPTCHA_INCORRECT', { field: 'captcha' })
}

/** Where a captcha is not always asked for: without a right answer the caller is one without a captcha. */
export async function hasSolvedCaptcha(
  context: Pick<IdentityContext, 'db' | 'config' | 'clock'>,
  captcha: CaptchaAnswer | undefined,
): Promise<boolean> {
  return captcha !== undefined && (await solveCaptcha(context, captcha)).ok
}
