export { accountPayload, toAccountErrors } from './api/account-errors.ts'
export { readAccountInput } from './api/account-input.ts'
export { customerIdOf, customerOf } from './api/caller-of-token.ts'
export { clientOf } from './api/client-of.ts'
export type { IdentityNodes } from './api/identity-nodes.ts'
export { isMetadata } from './rules/account-fields.ts'
export { type Customer, emailOf } from './rules/customer.ts'
export { readWholeNumber } from './rules/phone-number.ts'
export { networkOf } from './rules/send-limits.ts'
export {
  customerAccounts,
  customerContacts,
  customersByName,
  customersByPhoneEnd,
} from './storage/offered-sql.ts'
export { blockCustomer, unblockCustomer } from './use-cases/block-customer.ts'
export { contactOf } from './use-cases/contact-of.ts'
export { type OwnCodeRefusal, prepareOwnCode, tryOwnCode, useOwnCode } from './use-cases/own-code.ts'
export { hashPassword, isPasswordOf } from './use-cases/proofs/password.ts'
export {
  keyAlgorithms,
  loadWebauthn,
  readAuthentication,
  readChallenge,
  readRegistration,
  unlessRefused,
  type WebauthnJson,
} from './use-cases/proofs/webauthn.ts'
export { readCustomer, readCustomerByKey } from './use-cases/read-customer.ts'
export { type InvitedCustomer, listInvited, readInvitation } from './use-cases/read-invitations.ts'
export { sendCode } from './use-cases/send-code.ts'
export { hashDriverCode } from './use-cases/sign-in-with-code.ts'
export type { CodeRefusal } from './use-cases/try-code.ts'
export { type AccountChange, updateAccount } from './use-cases/update-account.ts'
