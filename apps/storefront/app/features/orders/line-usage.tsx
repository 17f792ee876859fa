import { bookedOption } from '@warsha/contract/cart/booked-option.ts'
import { formatDate } from '@warsha/contract/formats/format-date.ts'
import { muscatTime } from '@warsha/contract/formats/muscat-time.ts'
import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'
import type { ShownLine } from './order-calls.ts'

/** How a line is served, and how many of its units were used, came back or were let pass. */
export function LineUsage({ line }: { line: ShownLine }) {
  const { t } = useTranslation()
  const values = new Map(line.metadata.map(({ key, value }) => [key, value]))
  const option = bookedOption(line.metadata)
  return (
    <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1.5 border-t border-line pt-3 text-sm">
      {option && <Fact label={t('orders.serviceType')}>{t(`orders.serviceTypes.${option}`)}</Fact>}
      {(['used', 'returned', 'expired'] as const).map((key) => (
        <Fact key={key} label={t(`orders.units.${key}`)}>
          <bdi>{values.get(key) ?? '0'}</bdi>
        </Fact>
      ))}
      {(['delivered_at', 'expired_at'] as const).map((key) => (
        <Moment key={key} label={t(`orders.moments.${key}`)} at={values.get(key)} />
      ))}
    </dl>
  )
}

function Moment({ label, at }: { label: string; at: string | undefined }) {
  if (!at) return null
  return (
    <Fact label={label}>
      <bdi dir="ltr">
        {formatDate(at)} {muscatTime(at)}
      </bdi>
    </Fact>
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
