/** A change of the number takes two: `phone-change` proves the new one, `phone-proof` the one before. */
export type CodePurpose = 'sign-in' | 'phone-change' | 'phone-proof' | 'account-deletion' | 'return'

/** The number and purpose of a code: for another number or purpose it is wrong. */
export type CodeSubject = { phone: string; purpose: CodePurpose }
