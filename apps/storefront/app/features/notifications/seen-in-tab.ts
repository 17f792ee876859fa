import { loginStore } from '~/session/groups/login.ts'

const storageKey = 'warsha:seen-notifications'
const maxIds = 200

/**
 * Whether a notification was opened in this tab. Of visitors nobody else knows. A customer's list that was read before
 * the shop heard of it has it unseen, also when the page was loaded anew meanwhile.
 */
export function seenInTab(): (id: string) => boolean {
  const seen = new Set(readKeys())
  return (id) => seen.has(keyOf(id))
}

export function rememberSeenInTab(id: string): void {
  const key = keyOf(id)
  const keys = [...readKeys().filter((each) => each !== key), key].slice(-maxIds)
  seenHere = keys
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(keys))
  } catch {
    // Without storage it counts as seen until the page is left.
  }
}

/** Kept where there is no storage. */
let seenHere: readonly string[] = []

/** A broadcast has the same id for everybody who signs in here. */
function keyOf(id: string): string {
  const { is_login, user_id } = loginStore.getState()
  return is_login ? `${user_id} ${id}` : id
}

function readKeys(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : []
  } catch {
    return seenHere
  }
}
