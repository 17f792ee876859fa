import { normaliseNumberInput } from '@warsha/contract/formats/normalise-digits.ts'

/** All of these must be found. A text written like a phone number is one of them, however it is grouped. */
export function searchWords(text: string): string[] {
  const plain = normaliseNumberInput(text)
  if (/^\+?[\d\s().-]+$/.test(plain)) {
    const digits = plain.replaceAll(/\D/g, '').replace(/^00/, '')
    return digits ? [digits] : []
  }
  return text.split(/\s+/).filter((word) => word !== '')
}
