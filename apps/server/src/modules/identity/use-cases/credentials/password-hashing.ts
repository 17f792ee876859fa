/** Scrypt's cost of a new password: some 32 MB and a tenth of a second of one core. */
export const usualPasswordCost = 2 ** 15

/** The cost of hashing new passwords and refusals without an account; tests of other things hash at a lower cost. */
export const passwordHashing = { cost: usualPasswordCost }
