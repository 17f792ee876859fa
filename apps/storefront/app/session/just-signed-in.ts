/** Who has just signed in is on the way to something; the first home page after that announces nothing. */
export function noteSignIn(): void {
  isJustSignedIn = true
}

/** True once after a sign-in. */
export function takeSignIn(): boolean {
  const wasJustSignedIn = isJustSignedIn
  isJustSignedIn = false
  return wasJustSignedIn
}

let isJustSignedIn = false
