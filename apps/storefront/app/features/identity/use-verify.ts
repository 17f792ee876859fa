import { codeLength } from '@warsha/contract/constants.ts'
import { useRef, useState } from 'react'
import { browserApi } from '~/session/browser-api.ts'
import { markDriver } from '~/session/driver-mark.ts'
import { useTranslation } from '~/session/messages.ts'
import { flushSession } from '~/session/persisted-state.ts'
import { keepTour } from '~/session/seen-tour.ts'
import { finishLogin, storeLoginResult } from '~/session/session-actions.ts'
import { showErrors } from '~/session/show-errors.ts'
import { offerPasskey } from './offer-passkey.ts'
import type { Phone } from './send-code.ts'
import { loginDocument } from './sign-in.generated.ts'
import { withCaptcha } from './with-captcha.ts'

export type VerifyProblem = { field: 'otp' | 'driverCode' | null; message: string }

export type VerifyOptions = {
  phone: Phone
  isDriver: boolean
  /** The inviter's code of the link that the shopper followed. */
  invitedBy: string | undefined
  onWrongCode: () => void
}

/** Signs in with the code. The page's guard then leads on. */
export function useVerify({ phone, isDriver, invitedBy, onWrongCode }: VerifyOptions) {
  const { t } = useTranslation()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<VerifyProblem | null>(null)
  const isRunning = useRef(false)

  async function verify(code: string, driverCode: string) {
    if (isRunning.current) return
    const found = findProblem(code, driverCode)
    setProblem(found)
    if (found) return
    isRunning.current = true
    setPending(true)
    try {
      const given = isDriver ? { driverCode } : {}
      const login = await withCaptcha(async (proof) => {
        // An inviter is said also when there is none: a code that somebody else asked for may carry their invitation.
        const variables = { ...phone, otp: code, ref: invitedBy ?? null, ...given, ...proof }
        return (await browserApi().graphql(loginDocument, variables, { endpoint: 'otp' })).login
      })
      const error = login?.errors[0]
      if (!login || error) {
        const field = error?.field === 'driverCode' ? 'driverCode' : 'otp'
        setProblem({ field, message: error?.message || t('errors.generic') })
        if (field === 'otp') onWrongCode()
        return
      }
      storeLoginResult(login)
      if (isDriver) markDriver()
      finishLogin()
      keepTour(login.user)
      flushSession()
      // Nothing depends on the offer, and what goes wrong with it is nobody's business.
      if (!isDriver) offerPasskey().catch(() => undefined)
    } catch (error) {
      showErrors(error)
    } finally {
      isRunning.current = false
      setPending(false)
    }
  }

  function findProblem(code: string, driverCode: string): VerifyProblem | null {
    if (isDriver && !driverCode.trim())
      return { field: 'driverCode', message: t('refusals.DRIVER_CODE_REQUIRED') }
    if (!code) return { field: 'otp', message: t('refusals.CODE_REQUIRED') }
    if (code.length !== codeLength)
      return { field: 'otp', message: t('refusals.CODE_LENGTH_INVALID', { length: codeLength }) }
    return null
  }

  return { isPending, problem, verify, forgetProblem: () => setProblem(null) }
}
