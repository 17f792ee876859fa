export type CodePurpose = 'sign-in' | 'phone-change' | 'account-deletion' | 'return'

/** What a code is good for: of another number or for another purpose it is wrong. */
export type CodeSubject = { phone: string; purpose: CodePurpose }
