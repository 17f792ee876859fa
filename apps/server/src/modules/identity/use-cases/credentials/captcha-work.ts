/** About a quarter of a million hashes: under a second on a phone, a day for a hundred thousand messages. */
export const usualWorkBits = 18

/** The proof of work that a program finds instead of reading the picture; tests of other things ask for less of it. */
export const captchaWork = { bits: usualWorkBits }
