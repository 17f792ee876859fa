import { useCallback, useEffect, useState } from 'react'
import { isAbort } from './exchange.ts'
import { showErrors } from './show-errors.ts'

export type Loaded<Value> = { value: Value | null; hasFailed: boolean; reload: () => void }

/** Something of the customer's; null while it is on its way. Another key is read anew, over what was there before. */
export function useLoaded<Value>(key: string, load: (signal: AbortSignal) => Promise<Value>): Loaded<Value> {
  const [value, setValue] = useState<Value | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is loaded
  useEffect(() => {
    const abort = new AbortController()
    setFailed(false)
    load(abort.signal).then(setValue, (error: unknown) => {
      if (isAbort(error)) return
      setFailed(true)
      showErrors(error)
    })
    return () => abort.abort()
  }, [key, turn])

  const reload = useCallback(() => setTurn((before) => before + 1), [])
  return { value, hasFailed, reload }
}
