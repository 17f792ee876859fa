const storageKey = 'warsha:seen'

export const maxSeen = 12

/** The products that were looked at in this browser, newest first: their ids alone, so that prices are always read anew. */
export function readSeen(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isId).slice(0, maxSeen) : []
  } catch {
    return []
  }
}

export function rememberSeen(id: string): void {
  store([id, ...readSeen().filter((known) => known !== id)].slice(0, maxSeen))
}

/** With the sign-out: the next person at this device is not shown what the last one looked at. */
export function forgetSeen(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Without storage nothing was remembered.
  }
}

function store(ids: readonly string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(ids))
  } catch {
    // Without storage nothing is remembered.
  }
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w=+/-]{1,64}$/.test(value)
}
