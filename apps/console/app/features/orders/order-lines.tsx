import type { RestConsoleOrder } from '@warsha/contract/console/orders/console-order.rest.ts'
import { completeVisitCall, missVisitCall } from '@warsha/contract/console/orders/order-commands.calls.ts'
import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { Button } from '@warsha/ui/button.tsx'
import { CarIcon } from '@warsha/ui/shop-icons.tsx'
import { useState } from 'react'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { momentText } from '~/components/format/moment.tsx'
import { Money } from '~/components/format/money.tsx'
import { Panel } from '~/components/panel.tsx'
import { StatusBadge, type StatusTone } from '~/components/status-badge.tsx'
import { useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { MoveDialog } from './commands/move-dialog.tsx'
import { type OrderLine, openUnits, visitsOf } from './open-units.ts'

/** What was bought: visits with what is done there, then goods. */
export function OrderLines({ order }: { order: RestConsoleOrder }) {
  const { t, lang } = useTranslation()
  const { visits, goods } = visitsOf(order.lines)
  return (
    <>
      {visits.map((lines) => (
        <VisitPanel key={lines[0]?.id} order={order} lines={lines} />
      ))}
      {goods.length > 0 && (
        <Panel title={t('console-orders.line.otherLines')}>
          <Lines lines={goods} />
        </Panel>
      )}
      {order.surcharges.length > 0 && (
        <Panel title={t('console-orders.line.fee')}>
          <ul className="divide-y divide-line">
            {order.surcharges.map(({ id, name, quantity, total_baisa }) => (
              <li key={id} className="flex items-center justify-between gap-4 py-2">
                <span>
                  {name[lang]} {quantity > 1 && <bdi className="text-muted">× {quantity}</bdi>}
                </span>
                <Money amount={total_baisa} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {!order.is_whole && <p className="text-sm text-muted">{t('console-orders.line.partial')}</p>}
    </>
  )
}

type VisitPanelProps = { order: RestConsoleOrder; lines: OrderLine[] }

function VisitPanel({ order, lines }: VisitPanelProps) {
  const { t, lang } = useTranslation()
  const may = useMay()
  const [isMoving, setIsMoving] = useState(false)
  const came = useCommand(completeVisitCall, { done: t('console-orders.done.came') })
  const notCome = useCommand(missVisitCall, { done: t('console-orders.done.notCome') })
  const [first] = lines
  if (!first?.appointment_at) return null
  const at = first.appointment_at
  const title = t('console-orders.page.visitAt', {
    centre: first.centre?.name?.[lang] ?? '',
    moment: momentText(at, { t, lang }),
  })
  const isLeft = lines.some((line) => openUnits(line) > 0) && order.status !== 'CANCELED'
  const isToday = muscatDate(at) <= muscatDate(Date.now())
  const hasBegun = Date.parse(at) <= Date.now()
  const visit = { params: { id: order.id }, body: { revision: order.revision, line_id: first.id } }

  return (
    <Panel
      title={title}
      actions={
        isLeft && (
          <>
            {may('orders.visit') && isToday && (
              <Button size="small" isPending={came.isPending} onClick={() => came.run(visit)}>
                {t('console-orders.actions.came')}
              </Button>
            )}
            {may('orders.visit') && hasBegun && (
              <Button
                size="small"
                variant="secondary"
                isPending={notCome.isPending}
                onClick={() => notCome.run(visit)}
              >
                {t('console-orders.actions.notCome')}
              </Button>
            )}
            {may('orders.move') && first.slot_id !== null && (
              <Button size="small" variant="secondary" onClick={() => setIsMoving(true)}>
                {t('console-orders.actions.move')}
              </Button>
            )}
          </>
        )
      }
    >
      <Lines lines={lines} />
      <CommandProblem command={came} />
      <CommandProblem command={notCome} />
      {isMoving && <MoveDialog order={order} line={first} title={title} onClose={() => setIsMoving(false)} />}
    </Panel>
  )
}

const tones: Record<OrderLine['status'], StatusTone> = {
  open: 'info',
  partly_used: 'info',
  used: 'good',
  returned: 'plain',
  expired: 'bad',
  cancelled: 'bad',
}

function Lines({ lines }: { lines: readonly OrderLine[] }) {
  const { t, lang } = useTranslation()
  return (
    <ul className="-my-3 divide-y divide-line">
      {lines.map((line) => (
        <li key={line.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
          <div className="min-w-48 flex-1">
            <p className="font-medium">{line.product[lang]}</p>
            <p className="flex flex-wrap items-center gap-x-3 text-xs text-muted">
              <span>{line.variant[lang]}</span>
              <bdi dir="ltr">{line.sku}</bdi>
              {line.car && (
                <span className="inline-flex items-center gap-1">
                  <CarIcon className="size-3.5" />
                  <bdi>{line.car}</bdi>
                </span>
              )}
            </p>
          </div>
          <StatusBadge tone={tones[line.status]}>{t(`console-orders.line.${line.status}`)}</StatusBadge>
          <span className="text-sm text-muted">
            {t('console-orders.line.units', { done: line.used, quantity: line.quantity })}
          </span>
          <Money amount={line.total_baisa} />
        </li>
      ))}
    </ul>
  )
}
