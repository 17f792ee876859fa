import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { onCentreChosen, useChosenCentre } from './centres.ts'

/**
 * The centre of a screen: the address's, else the one chosen in the header; a new choice there replaces the address's.
 * Undefined means all centres of the operator.
 */
export function useCentreAddress() {
  const { centres, chosen, choose } = useChosenCentre()
  const [params, setParams] = useSearchParams()
  const given = params.get('centre') ?? ''
  // The router's own parameters are those of the last drawing: of two choices in a row the second would undo the first.
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])
  const put = useCallback(
    (name: string, value: string | undefined) => {
      latest.current = withParam(latest.current, name, value)
      setParams(latest.current)
    },
    [setParams],
  )
  const known = /^[1-9]\d{0,8}$/.test(given) ? Number(given) : chosen
  useEffect(() => onCentreChosen(() => put('centre', undefined)), [put])
  return {
    centres,
    centre: known,
    params,
    /** All of them is what the header says too: lists that are opened from here begin with its centre. */
    chooseCentre: (id: string) => (id ? put('centre', id) : choose(undefined)),
    /** An empty value takes the parameter out of the address. */
    change: put,
  }
}

function withParam(current: URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(current)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}
