import { captchaCall } from '@warsha/contract/identity/identity.calls.ts'
import { browserApi } from '~/session/browser-api.ts'

export type CaptchaAnswer = { captchaUuid?: string; captcha?: string }

type Answer = { errors: readonly { field?: string | null }[] } | null | undefined

/** Asks, and again with a solved captcha when the shop wants one. The browser solves it without asking the shopper. */
export async function withCaptcha<Given extends Answer>(
  ask: (proof: CaptchaAnswer) => Promise<Given>,
  signal?: AbortSignal,
): Promise<Given> {
  const answer = await ask({})
  const isWanted = answer?.errors.some(({ field }) => field === 'captcha')
  return isWanted ? ask(await proveWork(signal)) : answer
}

async function proveWork(signal?: AbortSignal): Promise<CaptchaAnswer> {
  const [{ data }, { solveWork }] = await Promise.all([
    browserApi().call(captchaCall, { query: {}, signal }),
    import('./solve-work.ts'),
  ])
  return {
    captchaUuid: data.captcha_uuid,
    captcha: await solveWork(data.captcha_uuid, data.work.bits, signal),
  }
}
