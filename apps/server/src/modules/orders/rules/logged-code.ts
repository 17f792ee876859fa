const shortestCard = 8

/** For the log, which is no place for a code that could be money. */
export function loggedCode(code: string): string {
  return code.length < shortestCard ? code : `••••${code.slice(-4)}`
}
