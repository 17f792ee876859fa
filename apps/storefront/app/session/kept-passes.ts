import type { RestVisitPass } from '@warsha/contract/orders/visit-passes.rest.ts'
import { loginStore } from './groups/login.ts'

const storageKey = 'warsha:passes'
const dayMs = 86_400_000

type KeptPasses = { userId: string; orders: Record<string, readonly RestVisitPass[]> }

/** Keeps the passes of an order on this device, so that they are shown without a connection. */
export function keepPasses(orderId: string, passes: readonly RestVisitPass[]): void {
  const { userId, orders } = readKept()
  const others = Object.entries(orders).filter(([id, kept]) => id !== orderId && kept.some(isCurrent))
  const next = Object.fromEntries(passes.length > 0 ? [...others, [orderId, passes]] : others)
  try {
    localStorage.setItem(storageKey, JSON.stringify({ userId, orders: next } satisfies KeptPasses))
  } catch {
    // Without storage a pass is shown as long as the page is open.
  }
}

/** Passes of an order as they were when they were last loaded. */
export function keptPassesOf(orderId: string): readonly RestVisitPass[] {
  return readKept().orders[orderId] ?? []
}

/** Orders with a pass whose visit is not over. */
export function listKeptPasses(): { orderId: string; passes: readonly RestVisitPass[] }[] {
  return Object.entries(readKept().orders)
    .map(([orderId, passes]) => ({ orderId, passes: passes.filter(isCurrent) }))
    .filter(({ passes }) => passes.length > 0)
}

/** They go with the customer who signs out. */
export function forgetKeptPasses(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Then nothing was kept either.
  }
}

/** Those of another customer count as none. */
function readKept(): KeptPasses {
  const userId = loginStore.getState().user_id
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as KeptPasses | null
    if (kept?.userId === userId && typeof kept.orders === 'object') return kept
  } catch {
    // What cannot be read is nothing.
  }
  return { userId, orders: {} }
}

function isCurrent({ expires_at }: RestVisitPass): boolean {
  return Date.parse(expires_at) + dayMs > Date.now()
}
