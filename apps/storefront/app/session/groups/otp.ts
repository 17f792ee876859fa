import { useStore } from 'zustand'
import { createGroup } from './create-group.ts'

/** The messaging service that carried the last code; empty when none has. */
export type OtpState = { otpService: string }

export const otpStore = createGroup<OtpState>({ otpService: '' })

export function useOtp<Value>(select: (otp: OtpState) => Value): Value {
  return useStore(otpStore, select)
}
