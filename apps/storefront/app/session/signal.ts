/** Something that happens and that others may want to know about. */
export type Signal<Value> = {
  emit(value: Value): void
  /** Answers the way to stop listening. */
  on(listener: (value: Value) => void): () => void
}

export function createSignal<Value>(): Signal<Value> {
  const listeners = new Set<(value: Value) => void>()
  return {
    emit(value) {
      for (const listener of [...listeners]) listener(value)
    },
    on(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
