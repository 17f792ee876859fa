import { formatMoment } from '@warsha/contract/formats/format-day.ts'
import { goodsReturnDays } from '@warsha/contract/returns/returns.constants.ts'
import { useTranslation } from '~/session/messages.ts'
import type { ShownLine, ShownOrder } from './order-calls.ts'
import { whyKept } from './why-kept.ts'

/** Says why a line cannot be moved or given back; nothing where it can. */
export function KeptNote({ order, line, now }: { order: ShownOrder; line: ShownLine; now: Date }) {
  const { t, lang } = useTranslation()
  const kept = whyKept(order, line, now)
  if (!kept) return null
  return (
    <span className="block text-sm text-muted">
      {t(`orders.kept.${kept.reason}`, { days: goodsReturnDays })}
      {'until' in kept && (
        <>
          {' '}
          <bdi className="font-semibold whitespace-nowrap">{formatMoment(kept.until, lang, now)}</bdi>
        </>
      )}
    </span>
  )
}
