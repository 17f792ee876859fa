const storageKey = 'warsha:driver'

/** The sign-in of this device was made with a driver code: the menu offers the day's visits. The server decides what is shown. */
export function markDriver(): void {
  try {
    localStorage.setItem(storageKey, '1')
  } catch {
    // Without storage the page is reached by its address.
  }
}

export function isMarkedDriver(): boolean {
  try {
    return localStorage.getItem(storageKey) === '1'
  } catch {
    return false
  }
}

/** It goes with the sign-in. */
export function forgetDriver(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Then nothing was marked either.
  }
}
