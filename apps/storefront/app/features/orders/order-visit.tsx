import { muscatInstant } from '@warsha/contract/formats/muscat-time.ts'
import type { RestVisitPass } from '@warsha/contract/orders/visit-passes.rest.ts'
import { Card } from '@warsha/ui/card.tsx'
import type { ReactNode } from 'react'
import { BringNote } from '~/purchase/bring-note.tsx'
import { VisitFacts } from '~/purchase/visit-facts.tsx'
import { VisitLinks } from '~/purchase/visit-links.tsx'
import type { Visit } from '~/purchase/visits.ts'
import type { ShownLine, ShownOrder } from './order-calls.ts'
import { OrderItem } from './order-item.tsx'
import { PassPanel } from './pass-panel.tsx'
import { isOpenOrder } from './why-kept.ts'

export type OrderVisitProps = {
  order: Pick<ShownOrder, 'id' | 'number' | 'status'>
  visit: Visit<ShownLine>
  pass: RestVisitPass | undefined
  isPassKept: boolean
  now: Date
  /** Changes of the appointment, and why there are none. */
  actions?: ReactNode
  note?: ReactNode
  renderAction?: (line: ShownLine) => ReactNode
}

/** One appointment of an order: when and where, the way there, its pass, and the lines that are done there. */
export function OrderVisit(props: OrderVisitProps) {
  const { order, visit, pass, isPassKept, now, actions, note, renderAction } = props
  const isAhead = isOpenOrder(order) && muscatInstant(visit.date, visit.time.split('-')[0] ?? '') > now
  return (
    <Card className="@container grid gap-4 lg:p-5">
      <div className="grid gap-4 @md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid content-start gap-4">
          <VisitFacts visit={visit} />
          <div className="grid gap-2">
            <div className={buttonsClass}>
              <VisitLinks visit={visit} order={order} isAhead={isAhead} />
            </div>
            {actions && <div className={buttonsClass}>{actions}</div>}
          </div>
          {note}
          {isAhead && <BringNote kind={visit.kind} />}
        </div>
        {pass && <PassPanel pass={pass} isKept={isPassKept} />}
      </div>
      <ul className="grid gap-4 border-t border-line pt-4">
        {visit.lines.map((line) => (
          <li key={line.id}>
            <OrderItem line={line} action={renderAction?.(line)} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Two in a row, and what is left over as wide as both. */
const buttonsClass =
  'grid grid-cols-2 gap-2 empty:hidden *:px-2 @2xl:flex @2xl:flex-wrap @2xl:*:px-4 [&>:last-child:nth-child(odd)]:col-span-2'
