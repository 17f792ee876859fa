/** Turns the digits of Arabic and Persian keyboards into 0-9 and leaves everything else as it is. */
export function normaliseDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
}

/** For phone, code and amount fields: also drops spaces, dashes and the invisible marks that come with a paste. */
export function normaliseNumberInput(text: string): string {
  return normaliseDigits(text).replace(/[\s\p{Pd}\p{Cf}\u2212]/gu, '')
}
