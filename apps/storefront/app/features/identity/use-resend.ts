import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useOtp } from '~/session/groups/otp.ts'
import { useTranslation } from '~/session/messages.ts'
import { showErrors } from '~/session/show-errors.ts'
import { toast } from '~/session/toasts.ts'
import { chooseService, type MessagingService } from './choose-service.ts'
import { listServices, type Phone, sendCode } from './send-code.ts'
import type { VerifyState } from './verify-state.ts'

export type ResendOptions = { phone: Phone; state: Partial<VerifyState>; ref: string | undefined }

/** Sends the code again, by the same service after the wait or by another one at once. */
export function useResend({ phone, state, ref }: ResendOptions) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const location = useLocation()
  const [services, setServices] = useState<readonly MessagingService[]>(state.availableOtp ?? [])
  const [until, setUntil] = useState(state.resendAt ?? 0)
  const [isWaiting, setWaiting] = useState(() => (state.resendAt ?? 0) > Date.now())
  const [isPending, setPending] = useState(false)
  const running = useRef<AbortController | null>(null)
  const used = useOtp((otp) => otp.otpService)
  const service = chooseService(services, used)

  const hasServices = services.length > 0
  useEffect(() => {
    if (hasServices) return
    const abort = new AbortController()
    listServices(abort.signal).then(setServices, showErrors)
    return () => abort.abort()
  }, [hasServices])
  useEffect(() => () => running.current?.abort(), [])

  async function send(chosen = service) {
    if (!chosen || running.current) return
    const own = new AbortController()
    running.current = own
    setPending(true)
    try {
      const sent = await sendCode({ ...phone, service: chosen, ref }, own.signal)
      if (sent.errors.length > 0) showErrors(sent.errors)
      else toast.success(t('shell.toast.codeResent'))
      if (sent.resendAt > Date.now()) wait(sent.resendAt)
    } catch (error) {
      if (!own.signal.aborted) showErrors(error)
    } finally {
      running.current = null
      setPending(false)
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
