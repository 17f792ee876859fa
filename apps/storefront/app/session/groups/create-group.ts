import { createStore, type StoreApi } from 'zustand/vanilla'

/**
 * A state group. On the server every component sees its initial state: the module is shared by all requests there,
 * so changing it is refused. `useStore` gives the same initial state while the browser takes over the server's page.
 */
export function createGroup<State extends object>(
  initial: State,
  { isPrivate = false }: { isPrivate?: boolean } = {},
): StoreApi<State> {
  const store = createStore<State>(() => initial)
  const { setState } = store
  store.setState = ((...change: Parameters<typeof setState>) => {
    if (typeof document === 'undefined') throw new Error('State groups change in the browser only')
    setState(...change)
  }) as typeof setState
  if (isPrivate) forgetters.add(() => store.setState(initial, true))
  return store
}

/** Logging out drops from memory what belongs to the customer, of the groups loaded so far. */
export function forgetPrivateGroups(): void {
  for (const forget of forgetters) forget()
}

const forgetters = new Set<() => void>()
