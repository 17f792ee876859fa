import { useRef, useState } from 'react'
import { useOtp } from '~/session/groups/otp.ts'
import { showErrors } from '~/session/show-errors.ts'
import { useLoad } from '~/session/use-load.ts'
import { chooseService, type MessagingService } from '../choose-service.ts'
import { type CodeSent, listServices } from '../send-code.ts'

export type SendCode = ReturnType<typeof useSendCode>

/** A code that was sent before the page was reloaded. */
export type SentCode = { sentBy: MessagingService; resendAt: number }

/** Sends a code for something else than signing in, by the usual service or by another one. */
export function useSendCode(
  send: (service: MessagingService) => Promise<CodeSent>,
  before: SentCode | null = null,
) {
  const { value, hasFailed } = useLoad(['messaging-services'], listServices)
  const services = value ?? none
  const [sentBy, setSentBy] = useState<MessagingService | null>(before?.sentBy ?? null)
  const [resendAt, setResendAt] = useState(before?.resendAt ?? 0)
  const [isPending, setPending] = useState(false)
  const isRunning = useRef(false)
  const usual = chooseService(
    services,
    useOtp((otp) => otp.otpService),
  )

  async function sendBy(service: MessagingService) {
    if (isRunning.current) return
    isRunning.current = true
    setPending(true)
    try {
      const sent = await send(service)
      showErrors(sent.errors)
      if (sent.errors.length > 0) return
      setSentBy(service)
      setResendAt(sent.resendAt)
    } catch (error) {
      showErrors(error)
    } finally {
      isRunning.current = false
      setPending(false)
    }
  }

  return { services, isWaiting: !value && !hasFailed, usual, sentBy, resendAt, isPending, sendBy }
}

const none: readonly MessagingService[] = []
