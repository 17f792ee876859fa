import { cartTotal } from '@warsha/contract/cart/cart-total.ts'
import { mergeLines } from '@warsha/contract/cart/merge-lines.ts'
import { repairCart } from '@warsha/contract/cart/repair-cart.ts'
import { watchCart } from './cart-data.ts'
import { type CartState, cartStore, noteCartRepairs } from './groups/cart.ts'
import { initialLogin, type LoginState, loginStore } from './groups/login.ts'
import { type Changes, type FindStorage, type PersistedGroup, persistGroup } from './persisted-group.ts'
import { mirrorPlace } from './session-actions.ts'
import { createSignal } from './signal.ts'

const keyPrefix = 'warsha:'

/**
 * Restores cart and login of the last visit and persists them from then on. It may run before the page is taken over
 * by React: components see the initial state until then, so the server's page still fits.
 */
export function startSession(): void {
  if (groups.length > 0) return
  groups = [
    persistGroup({ key: `${keyPrefix}login`, store: loginStore, read: readLogin }, findLocalStorage),
    persistGroup(
      { key: `${keyPrefix}cart`, store: cartStore, read: readCart, merge: mergeCarts },
      findLocalStorage,
    ),
  ]
  for (const group of groups) group.restore()
  mirrorPlace()
  watchCart()

  addEventListener('storage', ({ key }) => pull((group) => key === null || key === group.key))
  addEventListener('pagehide', flushSession)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flushSession()
  })
  // A page brought back from the back-forward cache has missed the events of the other tabs.
  addEventListener('pageshow', pullSession)
}

/** Stores at once what still waits, for example before leaving for the payment gateway. */
export function flushSession(): void {
  for (const group of groups) group.flush()
}

/** Takes over what other tabs have stored; the event that announces it may arrive later. */
export function pullSession(): void {
  pull(() => true)
}

/** Another place was chosen in another tab; what this page shows is for the former one. */
export const placesOfOtherTabs = createSignal<number | null>()

function pull(isWanted: (group: PersistedGroup) => boolean): void {
  const before = loginStore.getState().state_id
  for (const group of groups) if (isWanted(group)) group.pull()
  const { state_id } = loginStore.getState()
  if (state_id !== before) placesOfOtherTabs.emit(state_id)
}

let groups: PersistedGroup[] = []

const findLocalStorage: FindStorage = () => globalThis.localStorage

/** Fields that are missing or of another type count as never set; fields we do not know are dropped. */
export function readLogin(stored: unknown): LoginState | null {
  return isRecord(stored) ? pick(initialLogin, stored) : null
}

/** Defects of a stored cart are repaired and noted for the cart screen; a cart beyond repair starts empty. */
export function readCart(stored: unknown): CartState | null {
  // A visitor who never had a cart, or another version's content, is nothing to report.
  if (!isRecord(stored)) return null
  const { repairs, ...cart } = repairCart(stored)
  if (repairs.length > 0) noteCartRepairs(repairs)
  return repairs.some((repair) => repair.kind === 'reset') ? null : cart
}

/** Pieces that were added in two tabs are added up. */
function mergeCarts({ base, earlier, later }: Changes<CartState>): CartState {
  const lines = mergeLines({ base: base.lines, earlier: earlier.lines, later: later.lines })
  return { lines, totals: cartTotal(lines) }
}

function pick<State extends object>(initial: State, stored: Record<string, unknown>): State {
  const fields = Object.entries(initial).map(([field, value]) => {
    const candidate = stored[field]
    if (isRecord(value)) return [field, isRecord(candidate) ? pick(value, candidate) : value]
    // The only fields that start as null are ids.
    const type = value === null ? 'number' : typeof value
    return [field, typeof candidate === type ? candidate : value]
  })
  return Object.fromEntries(fields) as State
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
