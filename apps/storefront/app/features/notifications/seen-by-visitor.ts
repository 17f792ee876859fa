const storageKey = 'warsha:seen-notifications'
const maxIds = 200

/** Notifications that a visitor has opened during this visit. They are not sent to the shop. */
export function seenByVisitor(): ReadonlySet<string> {
  return new Set(readIds())
}

export function rememberSeenByVisitor(id: string): void {
  const ids = [...readIds().filter((each) => each !== id), id].slice(-maxIds)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(ids))
  } catch {
    // Without storage it counts as seen until the page is left.
  }
}

function readIds(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
