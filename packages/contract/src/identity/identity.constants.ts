// One-time codes

export const codeSeconds = 300
/** So many tries of one code; after that another one has to be sent. */
export const maxAttempts = 5
/** So many wrong codes in a row, over however many codes, and the number gets one a day. */
export const maxFailures = 100

// Sessions

export const accessTokenSeconds = 300
export const sessionDays = 30
/** A client that did not get the answer, or another tab, may renew again for so long and gets the same. */
export const rotationGraceSeconds = 10

// Fields

export const passwordMinLength = 8
export const passwordMaxLength = 128
export const emailMaxLength = 254
