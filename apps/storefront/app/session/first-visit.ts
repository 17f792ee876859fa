const key = 'warsha:first-visit'

/** Called when a shopper has chosen a place for the first time; remembered until the browser's session ends. */
export function noteFirstVisit(): void {
  isNew = true
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // Without session storage it is known until the page is loaded again.
  }
}

export function isFirstVisit(): boolean {
  try {
    return isNew || sessionStorage.getItem(key) !== null
  } catch {
    return isNew
  }
}

let isNew = false
