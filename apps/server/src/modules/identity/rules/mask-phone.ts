/** The country and the last three digits: enough to tell two people of one name apart. */
export function maskPhone(phone: string | null): string {
  return phone === null
    ? ''
    : `${phone.slice(0, 4)}${'•'.repeat(Math.max(0, phone.length - 7))}${phone.slice(-3)}`
}
