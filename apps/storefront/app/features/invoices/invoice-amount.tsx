import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { useTranslation } from '~/session/messages.ts'

/** An amount of rials as the API answers it, in one piece; reductions are negative. */
export function InvoiceAmount({ rials, hasCurrency = false }: { rials: number; hasCurrency?: boolean }) {
  const { lang } = useTranslation()
  const { amount, currency } = formatPrice(baisa(Math.round(rials * 1000)), lang)
  return (
    <span className="whitespace-nowrap tabular-nums">
      <bdi dir="ltr">{amount}</bdi>
      {hasCurrency && <span className="text-xs">{` ${currency}`}</span>}
    </span>
  )
}
