import { loginStore } from '~/session/groups/login.ts'

const seen = new Set<string>()

/** Notifications that the customer has opened in this page. A list that was read before the shop heard of it has them unseen. */
export function isSeenByCustomer(id: string): boolean {
  return seen.has(keyOf(id))
}

export function rememberSeenByCustomer(id: string): void {
  seen.add(keyOf(id))
}

/** A broadcast has the same id for everybody who signs in here. */
function keyOf(id: string): string {
  return `${loginStore.getState().user_id} ${id}`
}
