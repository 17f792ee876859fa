import { useCallback, useEffect, useState } from 'react'
import { isAbort } from '~/session/exchange.ts'
import { showErrors } from '~/session/show-errors.ts'

/** What a page of one customer shows; null while it is on its way. The function must be the same at every turn. */
export function useOwnData<Value>(load: (signal: AbortSignal) => Promise<Value>) {
  const [value, setValue] = useState<Value | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn reads anew
  useEffect(() => {
    const abort = new AbortController()
    setFailed(false)
    load(abort.signal).then(setValue, (error: unknown) => {
      if (isAbort(error)) return
      setFailed(true)
      showErrors(error)
    })
    return () => abort.abort()
  }, [turn, load])

  const reload = useCallback(() => setTurn((before) => before + 1), [])
  return { value, hasFailed, reload }
}
