import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { baisaFromDecimal } from '@warsha/contract/money/baisa.ts'
import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { LineName } from './line-name.tsx'
import { LineUsage } from './line-usage.tsx'
import type { ShownLine } from './order-calls.ts'
import { PiecesText } from './pieces-text.tsx'

export type OrderItemProps = { line: ShownLine; heading?: 'h2' | 'h3'; action?: ReactNode }

/** One line of an order: what it is, what it came to, and what became of it. */
export function OrderItem({ line, heading: Heading = 'h3', action }: OrderItemProps) {
  const { lang } = useTranslation()
  const { amount, currency } = formatPrice(baisaFromDecimal(line.totalPrice.gross.amount), lang)
  return (
    <div className="flex gap-3">
      {line.thumbnail && (
        <img
          src={line.thumbnail.url}
          alt=""
          width={64}
          height={64}
          className="size-16 shrink-0 rounded-lg bg-picture"
        />
      )}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5">
          <Heading className="min-w-0 flex-[1_1_9rem] font-semibold leading-heading">
            <LineName line={line} />
          </Heading>
          <bdi className="whitespace-nowrap text-sm tabular-nums">
            {amount} <span className="text-xs">{currency}</span>
          </bdi>
        </div>
        <p className="mt-1 text-sm text-muted empty:hidden">
          <PiecesText line={line} />
        </p>
        <LineUsage line={line} />
        {action && <div className="mt-3 flex flex-wrap items-center gap-2 empty:hidden">{action}</div>}
      </div>
    </div>
  )
}
