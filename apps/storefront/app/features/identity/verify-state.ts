import { safeReturnPath } from '~/session/safe-redirect.ts'
import type { MessagingService } from './choose-service.ts'

/** Navigation state of the code screen: where to return to, how codes can be sent, when again. */
export type VerifyState = { from: string; availableOtp: readonly MessagingService[]; resendAt: number }

/** The history's entries belong to the browser, and an older version may have written them. */
export function readVerifyState(state: unknown): Partial<VerifyState> & { from: string } {
  const given = isRecord(state) ? state : {}
  const services = Array.isArray(given.availableOtp) ? given.availableOtp.filter(isService) : []
  return {
    from: safeReturnPath(given.from),
    ...(services.length > 0 && { availableOtp: services }),
    ...(typeof given.resendAt === 'number' && { resendAt: given.resendAt }),
  }
}

function isService(value: unknown): value is MessagingService {
  return isRecord(value) && typeof value.value === 'string' && typeof value.label === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
