import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { findVisits, type ServiceOption, type Visits } from '../calls/booking-calls.ts'
import type { Ways } from './use-fulfilment-options.ts'

export type Proposal = Visits & {
  /** The way each line would be had, by its variant. */
  wayOf: ReadonlyMap<string, ServiceOption>
}

/** The fewest visits for the lines that have no hour yet. A proposal that cannot be had is none; each line can be booked by itself. */
export function useVisits(unbooked: readonly CartLine[], ways: Ways | null): Proposal | null {
  const { lang } = useTranslation()
  const [proposal, setProposal] = useState<{ of: string; found: Proposal } | null>(null)
  const questions = unbooked.flatMap((line) => {
    const way = ways?.get(line.id)?.find(({ place }) => place === 'center')
    return way ? { line, way } : []
  })
  const current = useRef(questions)
  current.current = questions
  const wanted = `${lang} ${questions.map(({ line }) => `${line.variantId} ${line.quantity}`).join()}`

  useEffect(() => {
    const asked = current.current
    if (asked.length === 0) return
    const abort = new AbortController()
    const wayOf = new Map(asked.map(({ line, way }) => [line.variantId, way]))
    findVisits(asked, { signal: abort.signal, isBackground: true }).then(
      (visits) => setProposal({ of: wanted, found: { ...visits, wayOf } }),
      () => undefined,
    )
    return () => abort.abort()
  }, [wanted])

  return proposal?.of === wanted && proposal.found.visits.length > 0 ? proposal.found : null
}
