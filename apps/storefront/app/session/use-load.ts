import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { keeperOf, readKept } from './kept-values.ts'
import { cachedEntry } from './load-cache.ts'
import { createLoadEntry, isUnderWay, type Loader, type LoadPlan, type LoadState } from './load-entry.ts'
import { inOwnTask, isHydrated } from './server-page.ts'
import { showErrors } from './show-errors.ts'
import { useLang } from './use-lang.ts'

/** The name of what is loaded, then everything else that the answer depends on; the page's language always is. */
export type LoadKey = readonly [name: string, ...parts: (string | number | boolean | null)[]]

export type LoadOptions<Value> = {
  /**
   * Whether the value is shown at once, and read again, when a screen is opened the next time. Not for amounts and times
   * that a customer agrees to.
   */
  isCached?: boolean
  /**
   * Keeps the value on this device until the customer leaves, to be shown without the shop: the text of the question that it
   * answers. Needs `isCached`.
   */
  keptAnswerTo?: string
  /** The value of the former key stays until the next is there or has failed. By itself only that of the other language does. */
  keepsPrevious?: boolean
  /** Instead of the messages of the failure. */
  onFailure?: LoadPlan<Value>['onFailure']
  pollMs?: LoadPlan<Value>['pollMs']
}

export type Load<Value> = {
  value: Value | null
  /** Also while a value that is shown is read again, or about to be. */
  isLoading: boolean
  hasFailed: boolean
  reload: () => void
  change: (to: (value: Value) => Value) => void
  /** Loads more, over what is there; another load or the end of the screen aborts it. */
  extend: (load: Loader<Value>) => void
}

/**
 * Loads what a screen of the browser shows: when it opens, when the key changes, when `reload` is called, and after a failure
 * as soon as the browser is online again. Null for a key loads nothing.
 */
export function useLoad<Value>(
  key: LoadKey | null,
  load: Loader<Value>,
  {
    isCached = true,
    keepsPrevious = false,
    keptAnswerTo,
    onFailure = showErrors,
    pollMs,
  }: LoadOptions<Value> = {},
): Load<Value> {
  const lang = useLang()
  const subject = key && JSON.stringify(key)
  const entry = useMemo(() => {
    if (!subject || !isCached) return createLoadEntry<Value>()
    const keptAs = keptAnswerTo && { lang, subject, question: keptAnswerTo }
    return cachedEntry<Value>(`${lang} ${subject}`, () => (keptAs ? readKept<Value>(keptAs) : null))
  }, [lang, subject, isCached, keptAnswerTo])
  const state = useSyncExternalStore<LoadState<Value>>(entry.watch, entry.get, () => idle)
  const plan = useRef<LoadPlan<Value>>({ load, onFailure, pollMs })
  plan.current = { load: keeping(load), onFailure, pollMs }

  function keeping(wanted: Loader<Value>): Loader<Value> {
    if (!subject || !keptAnswerTo) return wanted
    return async (signal, before) => {
      const keep = keeperOf({ lang, subject, question: keptAnswerTo })
      const value = await wanted(signal, before)
      if (!signal.aborted) keep(value)
      return value
    }
  }

  useEffect(() => {
    if (subject === null) return
    const begin = () => void (isUnderWay(entry.get()) || entry.start(plan.current))
    const cancel = isHydrated() ? begin() : inOwnTask(begin)
    const retry = () => {
      if (entry.get().status === 'failed') entry.start(plan.current)
    }
    addEventListener('online', retry)
    return () => {
      cancel?.()
      removeEventListener('online', retry)
    }
  }, [entry, subject])

  const reload = useCallback(() => entry.start(plan.current), [entry])
  const extend = useCallback<Load<Value>['extend']>(
    (more) => entry.start({ load: more, onFailure: plan.current.onFailure }),
    [entry],
  )
  return {
    value: useShown(state, subject, keepsPrevious),
    isLoading: subject !== null && (state.status === 'idle' || isUnderWay(state)),
    hasFailed: state.status === 'failed',
    reload,
    change: entry.change,
    extend,
  }
}

const idle = { value: null, status: 'idle' } as const

/** The loaded value, or else the former one. */
function useShown<Value>(
  { value, status }: LoadState<Value>,
  subject: string | null,
  keepsPrevious: boolean,
): Value | null {
  const shown = useRef<{ value: Value | null; subject: string | null }>({ value: null, subject: null })
  const isThere = value !== null || status === 'ready' || subject === null
  const isStaying = shown.current.subject === subject || (keepsPrevious && status !== 'failed')
  if (isThere || !isStaying) shown.current = { value, subject }
  return shown.current.value
}
