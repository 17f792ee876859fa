/** Callers that ask for the same while it is being made wait for that one: a hundred visitors make a new page once. */
export function singleFlight<Result>() {
  const running = new Map<string, Promise<Result>>()
  return (key: string, make: () => Promise<Result>): Promise<Result> => {
    const known = running.get(key)
    if (known) return known
    const making = make().finally(() => running.delete(key))
    running.set(key, making)
    return making
  }
}
