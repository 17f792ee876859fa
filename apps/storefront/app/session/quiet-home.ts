/** After a sign-in or a change of place the shopper is busy; the next home page announces nothing. */
export function keepHomeQuiet(): void {
  isQuiet = true
}

/** True once after it was asked for. */
export function takeQuiet(): boolean {
  const wasQuiet = isQuiet
  isQuiet = false
  return wasQuiet
}

let isQuiet = false
