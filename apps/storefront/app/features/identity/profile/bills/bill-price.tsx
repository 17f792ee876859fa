import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { baisaFromDecimal } from '@warsha/contract/money/baisa.ts'
import { Price, type PriceProps } from '@warsha/ui/price.tsx'
import { useTranslation } from '~/session/messages.ts'

/** An amount of rials as the API answers it. */
export function BillPrice({ amount, ...rest }: { amount: number } & Pick<PriceProps, 'size' | 'className'>) {
  const { lang } = useTranslation()
  return <Price {...formatPrice(baisaFromDecimal(amount), lang)} {...rest} />
}
