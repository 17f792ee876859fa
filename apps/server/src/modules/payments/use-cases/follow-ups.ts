import type { FollowUp, FollowUps } from './payments-context.ts'

const nothing: FollowUp = {
  lock: async () => undefined,
  paid: async () => undefined,
  failed: async () => undefined,
}

export const followUps: FollowUps = { checkout: nothing, 'wallet-charge': nothing }
