import type { RestClosedVisit } from '@warsha/contract/closures/closed-visits.rest.ts'
import { useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { useLoad } from '~/session/use-load.ts'
import { readOfOrder } from './closed-visit-calls.ts'
import { ClosedVisitChoice } from './closed-visit-choice.tsx'
import { endOf } from './closed-visit-end.ts'

/** Above an order whose centre is closed: the alternatives and the money. */
export function ClosedVisitNotice({ orderId, onDecided }: { orderId: string; onDecided: () => void }) {
  const translation = useTranslation()
  const [decided, setDecided] = useState<RestClosedVisit | null>(null)
  const { value: visit, reload } = useLoad(
    ['closed-visit-of-order', orderId],
    (signal) => readOfOrder(orderId, signal),
    {
      isCached: false,
      // An order is shown without the notice, rather than with an error about something nobody asked for.
      onFailure: () => undefined,
    },
  )
  if (decided) {
    const { title, text } = endOf(decided, translation)
    return (
      <div role="status" className="rounded-card bg-brand-tint p-4">
        <p className="font-semibold">{title}</p>
        <p className="mt-1 text-sm">{text}</p>
      </div>
    )
  }
  if (!visit || visit === 'none') return null
  return (
    <section
      aria-label={translation.t('closing.title')}
      className="rounded-card border border-amber bg-surface p-4"
    >
      <ClosedVisitChoice
        visit={visit}
        name={{ id: visit.id }}
        onDecided={(ended) => {
          setDecided(ended)
          onDecided()
        }}
        onLost={reload}
      />
    </section>
  )
}
