/** `1,234`: commas and the digits 0-9 in every language and on every machine. */
export function formatInteger(value: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not an integer: ${value}`)
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',')
}
