/** Without letters that are read as digits or as each other. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const billCodeLength = 16

/** Eighty random bits: a code cannot be found by guessing. */
export function billCodeOf(randomBytes: Uint8Array): string {
  return Array.from(randomBytes.subarray(0, billCodeLength), (byte) => alphabet[byte % alphabet.length]).join(
    '',
  )
}

/** A code as typed from paper; undefined for any other text. */
export function readBillCode(text: string): string | undefined {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase()
  return code.length === billCodeLength && [...code].every((sign) => alphabet.includes(sign))
    ? code
    : undefined
}
