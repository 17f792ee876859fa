import type {
  RestConsoleOrder,
  RestTimelineEntry,
} from '@warsha/contract/console/orders/console-order.rest.ts'
import { formatAmount } from '@warsha/contract/formats/format-amount.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { Moment, momentText } from '~/components/format/moment.tsx'
import { useStatusNames } from '~/components/order-status.tsx'
import { Panel } from '~/components/panel.tsx'
import { useSourceName } from '~/components/refund-words.tsx'
import { useTranslation } from '~/session/messages.ts'

/** Everything that happened to the order, the newest first, with who and why. */
export function OrderTimeline({ order: { timeline } }: { order: RestConsoleOrder }) {
  const { t } = useTranslation()
  const describe = useDescription()
  return (
    <Panel title={t('console-orders.page.timeline')}>
      <ol className="relative grid gap-4 ps-5 before:absolute before:inset-y-2 before:start-1 before:w-px before:bg-line">
        {timeline.map((entry, index) => {
          const reason = entry.kind === 'change' ? entry.reason : null
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: several entries may have one moment; they are never moved
            <li key={index} className="relative">
              <span
                aria-hidden="true"
                className="absolute -start-5 top-1.5 size-2.25 rounded-full border-2 border-surface bg-outline"
              />
              <p>{describe(entry)}</p>
              {reason && (
                <p className="text-sm text-muted">
                  {t('console-orders.timeline.reason', { reason: isolate(reason) })}
                </p>
              )}
              <p className="text-xs text-muted">
                <bdi>{entry.actor.name ?? t(`console-orders.timeline.${entry.actor.kind}`)}</bdi> ·{' '}
                <Moment at={entry.at} />
              </p>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}

const actions = [
  'confirm',
  'fulfil',
  'complete-visit',
  'miss-visit',
  'move',
  'note',
  'cancel',
  'refund',
  'refund-retry',
] as const

function useDescription(): (entry: RestTimelineEntry) => string {
  const { t, lang } = useTranslation()
  const names = useStatusNames()
  const sourceName = useSourceName()
  const amount = (value: number) => isolate(`${formatAmount(baisa(value))} ${t('console.money.currency')}`)
  type Point = Extract<RestTimelineEntry, { kind: 'visit_moved' }>['from']
  const point = ({ centre, appointment_at }: Point) =>
    isolate(`${centre.name?.[lang] ?? ''} ${momentText(appointment_at, { t, lang })}`.trim())

  return (entry) => {
    switch (entry.kind) {
      case 'placed':
        return t('console-orders.timeline.placed')
      case 'status':
        return t('console-orders.timeline.status', {
          from: names.order(entry.from),
          to: names.order(entry.to),
        })
      case 'payment_status':
        return t('console-orders.timeline.paymentStatus', {
          from: names.payment(entry.from),
          to: names.payment(entry.to),
        })
      case 'note':
        return t('console-orders.timeline.note', { text: isolate(entry.text) })
      case 'visit_moved':
        return t('console-orders.timeline.visitMoved', { from: point(entry.from), to: point(entry.to) })
      case 'payment':
        return t('console-orders.timeline.payment', {
          amount: amount(entry.paid_baisa),
          source: sourceName(entry.source),
        })
      case 'refund':
        return t('console-orders.timeline.refund', {
          amount: amount(entry.amount_baisa),
          source: sourceName(entry.target),
        })
      case 'invoice':
        return t('console-orders.timeline.invoice', { number: isolate(entry.number) })
      case 'credit_note':
        return t('console-orders.timeline.creditNote', { number: isolate(entry.number) })
      case 'change': {
        const action = actions.find((each) => `orders.${each}` === entry.action) ?? 'unknown'
        return t(`console-orders.action.${action}`)
      }
    }
  }
}
