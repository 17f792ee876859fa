import { formatDate } from '@warsha/contract/formats/format-date.ts'
import { muscatTime } from '@warsha/contract/formats/muscat-time.ts'
import { useTranslation } from '~/session/messages.ts'
import type { ShownLine, ShownOrder } from './order-calls.ts'
import { whyKept } from './why-kept.ts'

/** Says why an appointment cannot be given back; nothing where it can, or there is none. */
export function KeptNote({ order, line, now }: { order: ShownOrder; line: ShownLine; now: Date }) {
  const { t } = useTranslation()
  const kept = whyKept(order, line, now)
  if (!kept) return null
  return (
    <span className="block text-sm text-muted">
      {kept.reason === 'unconfirmed' ? (
        t('orders.kept.unconfirmed')
      ) : (
        <>
          {t('orders.kept.late')}{' '}
          <bdi dir="ltr" className="whitespace-nowrap font-semibold">
            {formatDate(kept.until)} {muscatTime(kept.until)}
          </bdi>
        </>
      )}
    </span>
  )
}
