export { isMetadata } from './rules/account-fields.ts'
export { type Customer, emailOf } from './rules/customer.ts'
export { maskPhone } from './rules/mask-phone.ts'
export { readWholeNumber } from './rules/phone-number.ts'
export { networkOf } from './rules/send-limits.ts'
export { findUsedPrefixes } from './storage/customer-queries.ts'
export { guestAccounts } from './storage/guest-queries.ts'
export {
  customerAccounts,
  customerContacts,
  customersByPhoneEnd,
  mailAddressOf,
} from './storage/offered-sql.ts'
export { customerDeleted, customerPhoneChanged, customerRegistered } from './use-cases/account-events.ts'
export {
  blockCustomer,
  customerBlocked,
  customerUnblocked,
  unblockCustomer,
} from './use-cases/block-customer.ts'
export { contactOf, contactsOf } from './use-cases/contact-of.ts'
export { hashPassword, isPasswordOf } from './use-cases/credentials/password.ts'
export {
  keyAlgorithms,
  loadWebauthn,
  readAuthentication,
  readChallenge,
  readRegistration,
  unlessRefused,
  type WebauthnJson,
} from './use-cases/credentials/webauthn.ts'
export { customerAudience } from './use-cases/customer-audience.ts'
export { endDriver, makeDriver } from './use-cases/driver-accounts.ts'
export { openGuestAccount } from './use-cases/guest-accounts.ts'
export { lockAccount } from './use-cases/lock-account.ts'
export { type OwnCodeRefusal, prepareOwnCode, tryOwnCode, useOwnCode } from './use-cases/own-code.ts'
export { readCustomer, readCustomerByKey, readCustomerTogether } from './use-cases/read-customer.ts'
export { type InvitedCustomer, listInvited, readInvitation } from './use-cases/read-invitations.ts'
export { sendCode } from './use-cases/send-code.ts'
export { hashDriverCode } from './use-cases/sign-in-with-code.ts'
export type { CodeRefusal } from './use-cases/try-code.ts'
export { type AccountChange, updateAccount } from './use-cases/update-account.ts'
