/** Whoever asks for the same while it is being made waits for it: a hundred visitors of something new make it once. */
export function shareRunning<Result>() {
  const running = new Map<string, Promise<Result>>()
  return (key: string, make: () => Promise<Result>): Promise<Result> => {
    const known = running.get(key)
    if (known) return known
    const making = make().finally(() => running.delete(key))
    running.set(key, making)
    return making
  }
}
