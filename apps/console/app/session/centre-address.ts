import { useEffect } from 'react'
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
  const known = /^[1-9]\d{0,8}$/.test(given) ? Number(given) : chosen
  useEffect(
    () => onCentreChosen(() => setParams((current) => withParam(current, 'centre', undefined))),
    [setParams],
  )
  return {
    centres,
    centre: known,
    params,
    /** All of them is what the header says too: lists that are opened from here begin with its centre. */
    chooseCentre: (id: string) =>
      id ? setParams((current) => withParam(current, 'centre', id)) : choose(undefined),
    /** An empty value takes the parameter out of the address. */
    change: (name: string, value: string) => setParams((current) => withParam(current, name, value)),
  }
}

function withParam(current: URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(current)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}
