import type { AddressFields } from './address.ts'

const personal = [
  'firstName',
  'lastName',
  'companyName',
  'streetAddress1',
  'streetAddress2',
  'postalCode',
  'phone',
] as const satisfies (keyof AddressFields)[]

/** The first letter, as Saleor obscures texts; how long the text is does not show. */
function maskText(text: string): string {
  const [first] = text
  return first === undefined ? '' : `${first}...`
}

/** Who lives in which street is hidden; country, governorate and town stay. */
export function maskAddress<Address extends AddressFields>(address: Address): Address {
  const masked = Object.fromEntries(personal.map((name) => [name, maskText(address[name])]))
  return { ...address, ...masked }
}

export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? maskText(email) : maskText(email.slice(0, at)) + email.slice(at)
}

/** Whether a client sends an address back as it was shown to a reader who may not see it whole. */
export function isMaskOf(
  given: { readonly [Name in keyof AddressFields]?: string | null | undefined },
  address: AddressFields,
): boolean {
  const masked = maskAddress(address)
  const isSame = personal.every((name) => (given[name] ?? '') === masked[name])
  return isSame && personal.some((name) => masked[name] !== address[name])
}
