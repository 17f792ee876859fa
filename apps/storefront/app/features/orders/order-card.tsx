import { formatDay } from '@warsha/contract/formats/format-day.ts'
import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { baisaFromDecimal } from '@warsha/contract/money/baisa.ts'
import { cardClass } from '@warsha/ui/card.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { Price } from '@warsha/ui/price.tsx'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { Appointment } from './appointment.tsx'
import { goodsOf } from './goods-of.ts'
import { LineName } from './line-name.tsx'
import type { ListedOrder } from './order-calls.ts'
import { PiecesText } from './pieces-text.tsx'
import { StatusBadges } from './status-badges.tsx'

/** One order of the list; the whole card leads to it. */
export function OrderCard({ order }: { order: ListedOrder }) {
  const { t, lang } = useTranslation()
  const { amount, currency } = formatPrice(baisaFromDecimal(order.total.gross.amount), lang)
  const goods = goodsOf(order.lines)
  return (
    <article className={classNames(cardClass, 'relative flex flex-col p-4 hover:border-brand')}>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h2 className="font-bold leading-heading">
            <Link
              to={localePath(lang, `/my-order/${order.id}`)}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {t('orders.number', { number: order.number })}
            </Link>
          </h2>
          <p className="text-sm text-muted">
            <bdi>{formatDay(muscatDate(order.created), lang, Date.now())}</bdi>
          </p>
        </div>
        <StatusBadges order={order} />
      </div>
      <ul className="mt-3 grid flex-1 content-start gap-2">
        {goods.map((line) => (
          <li key={line.id} className="flex gap-3">
            {line.thumbnail && (
              <img
                src={line.thumbnail.url}
                alt=""
                width={56}
                height={56}
                className="size-14 rounded-lg bg-picture"
              />
            )}
            <div className="min-w-0">
              <p className="leading-heading">
                <LineName line={line} />
              </p>
              <p className="text-sm text-muted">
                <PiecesText line={line} />
              </p>
              <Appointment line={line} />
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-3 border-t border-line pt-3 text-end">
        <Price amount={amount} currency={currency} />
      </p>
    </article>
  )
}
