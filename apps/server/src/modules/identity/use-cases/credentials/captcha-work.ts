/** About a quarter of a million hashes: under a second on a phone, a day for a hundred thousand messages. */
export const usualWorkBits = 18

/** What a program has to find instead of reading the picture; tests of other things ask for less of it. */
export const captchaWork = { bits: usualWorkBits }
