/** Without letters that are read as digits or as each other. */
const alphabet = '023456789ABCDEFGHJKMNPQRSTUVWXYZ'

export const referralCodeLength = 12

/** Sixty random bits, which say nothing about the customer and are found by nobody who tries. */
export function referralCodeOf(randomBytes: Uint8Array): string {
  return Array.from(
    randomBytes.subarray(0, referralCodeLength),
    (byte) => alphabet[byte % alphabet.length],
  ).join('')
}
