import { bookedOption } from '@warsha/contract/cart/booked-option.ts'
import { formatMoment } from '@warsha/contract/formats/format-day.ts'
import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'
import type { ShownLine } from './order-calls.ts'

/** How a line is served, and how many of its units were used, came back or were let pass; none has no row. */
export function LineUsage({ line }: { line: ShownLine }) {
  const { t, lang } = useTranslation()
  const values = new Map(line.metadata.map(({ key, value }) => [key, value]))
  const option = bookedOption(line.metadata)
  return (
    <dl className="mt-1.5 flex flex-wrap gap-x-6 gap-y-1.5 text-sm empty:hidden">
      {option && <Fact label={t('orders.serviceType')}>{t(`orders.serviceTypes.${option}`)}</Fact>}
      {(['used', 'returned', 'expired'] as const).map(
        (key) =>
          Number(values.get(key) ?? 0) > 0 && (
            <Fact key={key} label={t(`orders.units.${key}`)}>
              <bdi>{values.get(key)}</bdi>
            </Fact>
          ),
      )}
      {(['delivered_at', 'expired_at'] as const).map((key) => {
        const at = values.get(key)
        return (
          at && (
            <Fact key={key} label={t(`orders.moments.${key}`)}>
              <bdi className="whitespace-nowrap">{formatMoment(at, lang, Date.now())}</bdi>
            </Fact>
          )
        )
      })}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
