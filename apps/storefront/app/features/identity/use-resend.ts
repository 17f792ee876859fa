import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useOtp } from '~/session/groups/otp.ts'
import { useTranslation } from '~/session/messages.ts'
import { showErrors } from '~/session/show-errors.ts'
import { toast } from '~/session/toasts.ts'
import { useLatestCall } from '~/session/use-latest-call.ts'
import { useLoad } from '~/session/use-load.ts'
import { chooseService, type MessagingService } from './choose-service.ts'
import { listServices, type Phone, sendCode } from './send-code.ts'
import type { VerifyState } from './verify-state.ts'

export type ResendOptions = { phone: Phone; state: Partial<VerifyState>; ref: string | undefined }

/** Sends the code again, by the same service after the wait or by another one at once. */
export function useResend({ phone, state, ref }: ResendOptions) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const location = useLocation()
  const known = state.availableOtp ?? none
  const listed = useLoad(known.length > 0 ? null : ['messaging-services'], listServices)
  const services = listed.value ?? known
  const [until, setUntil] = useState(state.resendAt ?? 0)
  const [isWaiting, setWaiting] = useState(() => (state.resendAt ?? 0) > Date.now())
  const { run, isPending, isRunning } = useLatestCall()
  const used = useOtp((otp) => otp.otpService)
  const service = chooseService(services, used)

  async function send(chosen = service) {
    if (!chosen || isRunning()) return
    try {
      const sent = await run((signal) => sendCode({ ...phone, service: chosen, ref }, signal))
      if (!sent) return
      if (sent.errors.length > 0) showErrors(sent.errors)
      else toast.success(t('shell.toast.codeResent'))
      if (sent.resendAt > Date.now()) wait(sent.resendAt)
    } catch (error) {
      showErrors(error)
    }
  }

  function wait(resendAt: number) {
    setUntil(resendAt)
    setWaiting(true)
    // After a reload the countdown goes on instead of beginning anew.
    const { pathname, search } = location
    navigate(pathname + search, {
      replace: true,
      preventScrollReset: true,
      state: { ...(location.state as object | null), resendAt },
    })
  }

  return { services, service, until, isWaiting, isPending, send, endWait: () => setWaiting(false) }
}

const none: readonly MessagingService[] = []
