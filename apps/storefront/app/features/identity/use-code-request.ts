import { useState } from 'react'
import { useNavigate } from 'react-router'
import { otpStore } from '~/session/groups/otp.ts'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { flushSession } from '~/session/persisted-state.ts'
import { rememberPhone } from '~/session/session-actions.ts'
import { showErrors } from '~/session/show-errors.ts'
import { useLatestCall } from '~/session/use-latest-call.ts'
import { chooseService } from './choose-service.ts'
import { type CodeError, listServices, type Phone, sendCode } from './send-code.ts'
import type { VerifyState } from './verify-state.ts'

export type CodeRequestOptions = {
  /** Where the shopper wanted to go. */
  from: string
  ref?: string | undefined
  cid?: string | undefined
  isDriver?: boolean
  /** The page has no place for messages at its fields. */
  hasToastsOnly?: boolean
}

/** Sends the code and moves on to where it is entered. A second press while it runs does nothing. */
export function useCodeRequest({ from, ref, cid, isDriver, hasToastsOnly = false }: CodeRequestOptions) {
  const { lang } = useTranslation()
  const navigate = useNavigate()
  const { run, isPending, isRunning } = useLatestCall()
  const [errors, setErrors] = useState<readonly CodeError[]>([])

  async function send(phone: Phone, signal: AbortSignal) {
    const services = await listServices(signal)
    const service = chooseService(services, otpStore.getState().otpService)
    if (!service) throw new Error('The shop offers no way to send a code')
    return { services, service, sent: await sendCode({ ...phone, service, ref, cid }, signal) }
  }

  async function requestCode(phone: Phone) {
    if (isRunning()) return
    setErrors([])
    try {
      const done = await run((signal) => send(phone, signal))
      if (!done) return
      const { services, service, sent } = done
      if (sent.errors.length > 0 && !sent.isUnderway) {
        setErrors(sent.errors)
        showErrors(sent.errors.filter(({ field }) => hasToastsOnly || !ownFields.has(field ?? '')))
        return
      }
      otpStore.setState({ otpService: service.value })
      rememberPhone({ country_code: phone.countryCode, phone_number: phone.phoneNumber })
      // The code screen reads the number again after a reload, which may come within the second.
      flushSession()
      const state: VerifyState = { from, availableOtp: services, resendAt: sent.resendAt }
      const query = new URLSearchParams({ ...(ref && { ref }), ...(isDriver && { driver: '1' }) })
      navigate(localePath(lang, `/verify-otp${query.size > 0 ? `?${query}` : ''}`), { state })
    } catch (error) {
      showErrors(error)
    }
  }

  return { isPending, errors, requestCode }
}

const ownFields = new Set(['phoneNumber', 'countryCode'])
