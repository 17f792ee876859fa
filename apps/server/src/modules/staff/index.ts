export { createAuthenticatorKey } from './use-cases/credentials/authenticator.ts'
export { listDemoCodes } from './use-cases/list-demo-codes.ts'
export { createBootstrapSecret } from './use-cases/set-up-account.ts'
export type { StaffCentre } from './use-cases/staff-context.ts'
