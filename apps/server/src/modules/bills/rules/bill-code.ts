/** Without letters that are read as digits or as each other. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const billCodeLength = 16

/** Eighty random bits: nobody finds another's code by trying. */
export function billCodeOf(randomBytes: Uint8Array): string {
  return Array.from(randomBytes.subarray(0, billCodeLength), (byte) => alphabet[byte % alphabet.length]).join(
    '',
  )
}

/** A code as somebody may type it from paper; undefined for what is none. */
export function readBillCode(text: string): string | undefined {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase()
  return code.length === billCodeLength && [...code].every((sign) => alphabet.includes(sign))
    ? code
    : undefined
}
