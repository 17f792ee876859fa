const key = 'warsha:newcomer'

/** Somebody who chose a place for the first time is new here; known until the browser's session ends. */
export function noteNewcomer(): void {
  isNew = true
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // Without session storage it is known until the page is loaded again.
  }
}

export function isNewcomer(): boolean {
  try {
    return isNew || sessionStorage.getItem(key) !== null
  } catch {
    return isNew
  }
}

let isNew = false
