import type { ReturnAnswer } from '@warsha/contract/returns/returns.rest.ts'

export const returnSteps = ['quantity', 'reason', 'code', 'done'] as const
export type ReturnStep = (typeof returnSteps)[number]

/** The choices so far. They go with the entry of the history, so that Back, Forward and a reload find them again. */
export type ReturnChoice = {
  quantity: number
  reason: number | null
  /** The service that has sent the code, and when it may send another one. */
  sent: { sentBy: { value: string; label: string; isDefault: boolean }; resendAt: number } | null
  done: ReturnAnswer | null
  /** An appointment was cancelled rather than goods returned. */
  isCancellation: boolean
}

export const nothingChosen: ReturnChoice = {
  quantity: 1,
  reason: null,
  sent: null,
  done: null,
  isCancellation: false,
}

/** The step of the address, or the first one that misses something before it. */
export function stepOf(wanted: string | null, choice: ReturnChoice | null): ReturnStep {
  const step = returnSteps.find((each) => each === wanted) ?? 'quantity'
  if (!choice) return 'quantity'
  if (step === 'done' && !choice.done) return 'quantity'
  if (step === 'code' && choice.reason === null) return 'reason'
  return step
}

/** Nothing for what another page, or another version of this one, has left in the history. */
export function readChoice(state: unknown): ReturnChoice | null {
  if (typeof state !== 'object' || state === null || !('return' in state)) return null
  const { return: stored } = state
  return typeof stored === 'object' && stored !== null && 'quantity' in stored
    ? { ...nothingChosen, ...(stored as Partial<ReturnChoice>) }
    : null
}
