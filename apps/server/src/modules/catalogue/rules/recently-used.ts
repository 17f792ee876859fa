export type RecentlyUsed<Value> = {
  /** The value under the key, made now if it is not there any more. */
  get(key: string, make: () => Value): Value
  find(key: string): Value | undefined
  put(key: string, value: Value): void
}

/** Keeps what was used last, as much as weighs no more than the limit. Whatever the callers ask for, memory is bounded. */
export function keepRecentlyUsed<Value>(
  limit: number,
  weightOf: (value: Value) => number = () => 1,
): RecentlyUsed<Value> {
  const held = new Map<string, Value>()
  let weight = 0

  function find(key: string): Value | undefined {
    const value = held.get(key)
    if (value === undefined) return undefined
    held.delete(key)
    held.set(key, value)
    return value
  }

  function put(key: string, value: Value): void {
    const known = held.get(key)
    if (known !== undefined) weight -= weightOf(known)
    held.delete(key)
    held.set(key, value)
    weight += weightOf(value)
    for (const [oldest, old] of held) {
      if (weight <= limit || oldest === key) return
      held.delete(oldest)
      weight -= weightOf(old)
    }
  }

  return {
    find,
    put,
    get(key, make) {
      const known = find(key)
      if (known !== undefined) return known
      const value = make()
      put(key, value)
      return value
    },
  }
}
