import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { Price } from '@warsha/ui/price.tsx'
import { useTranslation } from '~/session/messages.ts'
import { useLoad } from '~/session/use-load.ts'
import { readWallet } from './wallet-calls.ts'

/** Balance of the wallet after a top-up. Left out when it cannot be read: the wallet itself shows it. */
export function NewBalance() {
  const { t, lang } = useTranslation()
  const { value } = useLoad(['wallet'], readWallet, { isCached: false })
  if (value === null) return null
  const { amount, currency } = formatPrice(value.balance, lang)
  return (
    <p className="flex items-baseline gap-3">
      <span className="text-muted">{t('payment.done.balance')}</span>
      <Price amount={amount} currency={currency} size="large" />
    </p>
  )
}
