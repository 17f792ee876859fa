import { useSyncExternalStore } from 'react'

/** What stands between an operator and the answer of a call: a new sign-in, or a fresh proof of identity. */
export type Question = 'sign-in' | 'proof'

type Open = { kind: Question; answered: Promise<boolean>; settle(isAnswered: boolean): void }

let open: Open | undefined
const listeners = new Set<() => void>()

/** Asks above the page, once for all calls that wait for it; false when the operator does not want to answer. */
export function askOperator(kind: Question): Promise<boolean> {
  if (open?.kind === kind) return open.answered
  const former = open
  const { promise, resolve } = Promise.withResolvers<boolean>()
  open = { kind, answered: promise, settle: resolve }
  // Who has to sign in anew proves it by that.
  if (former) promise.then((isAnswered) => former.settle(isAnswered))
  tell()
  return promise
}

export function answerQuestion(isAnswered: boolean): void {
  const answered = open
  open = undefined
  tell()
  answered?.settle(isAnswered)
}

export function useQuestion(): Question | undefined {
  return useSyncExternalStore(
    subscribe,
    () => open?.kind,
    () => undefined,
  )
}

function tell(): void {
  for (const each of listeners) each()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
