/** The last four characters, as a shopper and an operator read them. */
export function maskCardCode(code: string): string {
  return `••••${code.slice(-4)}`
}
