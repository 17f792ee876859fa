import type { RestRedeemedVisit } from '@warsha/contract/console/orders/visit-passes.rest.ts'
import { muscatTime } from '@warsha/contract/formats/muscat-time.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { AlertIcon, CheckIcon, ClockIcon } from '@warsha/ui/icons.tsx'
import type { ReactNode } from 'react'
import { momentText } from '~/components/format/moment.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { DeskEntry } from './outbox.ts'

export type Refusal = NonNullable<DeskEntry['refusal']>

export type PassResult =
  | { kind: 'pending' }
  | { kind: 'redeemed'; visit: RestRedeemedVisit }
  | { kind: 'waiting'; orderNumber: number | undefined }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'forged' }

/** What became of the last pass, large enough to be read at arm's length. */
export function ShownResult({ result }: { result: PassResult }) {
  const { t, lang } = useTranslation()
  if (result.kind === 'pending')
    return <div role="status" className="h-16 animate-pulse rounded-card bg-ground" />
  if (result.kind === 'forged') return <Bad>{t('console-orders.desk.forged')}</Bad>
  if (result.kind === 'refused')
    return (
      <Bad>
        {result.refusal.message} <UsedBy refusal={result.refusal} />
      </Bad>
    )
  if (result.kind === 'waiting')
    return (
      <div role="status" className="flex items-start gap-3 rounded-card bg-amber-tint p-4 text-amber-deep">
        <ClockIcon className="mt-0.5 size-6 shrink-0" />
        <p className="font-semibold">
          {result.orderNumber !== undefined && (
            <bdi>{t('console-orders.desk.order', { number: String(result.orderNumber) })} · </bdi>
          )}
          {t('console-orders.desk.offlinePass')}
        </p>
      </div>
    )
  const { visit } = result
  return (
    <div role="status" className="flex items-start gap-3 rounded-card bg-brand-tint p-4 text-brand-deep">
      <CheckIcon className="mt-0.5 size-6 shrink-0" />
      <div className="min-w-0">
        <p className="text-lg font-bold">
          {t('console-orders.desk.welcome')} · <bdi dir="ltr">{muscatTime(visit.appointment_at)}</bdi>
        </p>
        <p>
          <bdi>{visit.work.map(({ product, quantity }) => `${product[lang]} × ${quantity}`).join(' · ')}</bdi>
        </p>
        <p>
          <bdi>{visit.car ?? t('console-orders.visits.noCar')}</bdi> ·{' '}
          <bdi dir="ltr">#{visit.order_number}</bdi>
        </p>
      </div>
    </div>
  )
}

/** When and by whom a pass was used before. */
export function UsedBy({ refusal: { by, at } }: { refusal: Refusal }) {
  const { t, lang } = useTranslation()
  if (!at) return null
  const moment = momentText(at, { t, lang })
  return by
    ? t('console-orders.desk.usedBy', { moment, name: by })
    : t('console-orders.desk.usedAt', { moment })
}

function Bad({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      role="alert"
      className={classNames(
        'flex items-start gap-3 rounded-card border border-danger/40 bg-danger-tint p-4 text-danger',
        className,
      )}
    >
      <AlertIcon className="mt-0.5 size-6 shrink-0" />
      <p className="font-semibold">{children}</p>
    </div>
  )
}
