/** A change of the number takes two: `phone-change` proves the new one, `phone-proof` the one before. */
export type CodePurpose = 'sign-in' | 'phone-change' | 'phone-proof' | 'account-deletion' | 'return'

/** What a code is good for: of another number or for another purpose it is wrong. */
export type CodeSubject = { phone: string; purpose: CodePurpose }
