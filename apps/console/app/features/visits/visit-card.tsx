import type { RestListedVisit } from '@warsha/contract/console/orders/order-lists.rest.ts'
import { muscatTime } from '@warsha/contract/formats/muscat-time.ts'
import { Button } from '@warsha/ui/button.tsx'
import { CarIcon } from '@warsha/ui/shop-icons.tsx'
import { useState } from 'react'
import { StatusBadge } from '~/components/status-badge.tsx'
import { useChosenCentre } from '~/session/centres.ts'
import { useTranslation } from '~/session/messages.ts'
import { type DeskNote, DoneDialog } from './done-dialog.tsx'
import { FinishForm } from './finish-form.tsx'
import { type DeskAction, record, useOutbox } from './outbox.ts'

type Kind = Exclude<DeskAction['kind'], 'pass'>

/** A visit: its lines are done together. */
export function VisitCard({ lines }: { lines: readonly [RestListedVisit, ...RestListedVisit[]] }) {
  const { t, lang } = useTranslation()
  const { centres } = useChosenCentre()
  const outbox = useOutbox()
  const [isFinishing, setFinishing] = useState(false)
  const [first] = lines
  const { order_id, order_number, line_id, appointment_at, centre_id } = first
  const open = lines.filter((line) => isOpen(line))
  const lineIds = new Set(lines.map((line) => line.line_id))
  const waiting = outbox.filter(
    ({ lineId, refusal }) => !refusal && lineId !== undefined && lineIds.has(lineId),
  )
  const isWaiting = waiting.length > 0
  const isEnding = waiting.some(({ kind }) => kind === 'done' || kind === 'missed')
  const arrivedAt = lines.find((line) => line.arrived_at)?.arrived_at
  const car = lines.find((line) => line.car)?.car

  function send(kind: Kind, note?: DeskNote) {
    void record({
      ...(note && { note }),
      ...{ kind, orderId: order_id, lineId: (open[0] ?? first).line_id },
      ...{ appointmentAt: appointment_at, orderNumber: order_number },
    })
  }

  return (
    <li className="panel grid gap-2 p-3" data-line={line_id}>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          {lines.map((line) => (
            <p key={line.line_id} className="font-semibold">
              {line.product[lang]} {line.quantity > 1 && <bdi className="text-muted">× {line.quantity}</bdi>}
            </p>
          ))}
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
            <span className="inline-flex items-center gap-1">
              <CarIcon className="size-4" />
              <bdi>{car ?? t('console-orders.visits.noCar')}</bdi>
            </span>
            <bdi dir="ltr">#{order_number}</bdi>
            <span>{centres.find(({ id }) => id === centre_id)?.name[lang]}</span>
          </p>
        </div>
        {isWaiting ? (
          <StatusBadge tone="waiting">{t('console-orders.desk.waitingOne')}</StatusBadge>
        ) : (
          <VisitState lines={lines} arrivedAt={arrivedAt ?? null} isOpen={open.length > 0} />
        )}
      </div>
      {open.length > 0 && arrivedAt && car && (
        <FinishForm isDisabled={isEnding} onDone={(note) => send('done', note)} />
      )}
      {open.length > 0 && !(arrivedAt && car) && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2 sm:flex">
          {!arrivedAt && (
            <Button disabled={isWaiting} onClick={() => send('arrived')}>
              {t('console-orders.desk.markArrived')}
            </Button>
          )}
          <Button
            variant={arrivedAt ? 'primary' : 'secondary'}
            disabled={isEnding}
            onClick={() => setFinishing(true)}
          >
            {t('console-orders.desk.markDone')}
          </Button>
          {isFinishing && (
            <DoneDialog
              hasCar={Boolean(car)}
              onClose={() => setFinishing(false)}
              onDone={(note) => {
                setFinishing(false)
                send('done', note)
              }}
            />
          )}
          {!arrivedAt && Date.parse(appointment_at) <= Date.now() && (
            <Button variant="danger" disabled={isWaiting} onClick={() => send('missed')}>
              {t('console-orders.desk.markMissed')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

function isOpen({ used, returned, expired, quantity, status }: RestListedVisit): boolean {
  return used + returned + expired < quantity && status !== 'CANCELED'
}

type VisitStateProps = { lines: readonly RestListedVisit[]; arrivedAt: string | null; isOpen: boolean }

function VisitState({ lines, arrivedAt, isOpen: isStillOpen }: VisitStateProps) {
  const { t } = useTranslation()
  if (isStillOpen && arrivedAt)
    return (
      <StatusBadge tone="good">
        {t('console-orders.desk.arrivedAt', { time: muscatTime(arrivedAt) })}
      </StatusBadge>
    )
  if (isStillOpen) return <StatusBadge tone="info">{t('console-orders.visits.expected')}</StatusBadge>
  if (lines.some(({ used }) => used > 0))
    return <StatusBadge tone="good">{t('console-orders.visits.done')}</StatusBadge>
  if (lines.some(({ expired }) => expired > 0))
    return <StatusBadge tone="bad">{t('console-orders.visits.missed')}</StatusBadge>
  return <StatusBadge tone="plain">{t('console-orders.visits.cancelled')}</StatusBadge>
}
