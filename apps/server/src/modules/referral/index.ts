export { acceptInvitation } from './use-cases/accept-invitation.ts'
export { inviterRewarded, rewardTakenBack } from './use-cases/referral-events.ts'
