export { acceptInvitation } from './use-cases/accept-invitation.ts'
