/** A bank's or a person's name, as a transfer needs it. */
export function isTransferName(text: string): boolean {
  return /^[\p{L}\p{M}][\p{L}\p{M}\p{N} .,'’&()-]{1,69}$/u.test(text.trim())
}

/** Without what people write between the digits. */
export function plainBankAccount(text: string): string {
  return text.slice(0, maxWritten).replace(/[\s-]/g, '').toUpperCase()
}

/** An international number whose check digits are right, or the bank's own number. */
export function isBankAccount(plain: string): boolean {
  if (/^\d{6,20}$/.test(plain)) return true
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain) && remainderOf(plain) === 1
}

const maxWritten = 100

/** Of the number with its first four signs at the end and letters as numbers, divided by 97. */
function remainderOf(iban: string): number {
  let remainder = 0
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(sign, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder
}
