import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { WalletIcon } from '@warsha/ui/later-icons.tsx'
import { Switch } from '@warsha/ui/switch.tsx'
import { useTranslation } from '~/session/messages.ts'

export type WalletSwitchProps = {
  balance: Baisa
  isOn: boolean
  isSettling: boolean
  onToggle: () => void
}

/** The balance is always there to see; with none there is nothing to switch on. */
export function WalletSwitch({ balance, isOn, isSettling, onToggle }: WalletSwitchProps) {
  const { t, lang } = useTranslation()
  const { amount, currency } = formatPrice(balance, lang)
  return (
    <div className="flex items-center gap-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-tint text-brand">
        {isSettling ? <Spinner label={t('payment.wallet.settling')} /> : <WalletIcon />}
      </span>
      <Switch
        label={t('payment.wallet.use')}
        hint={
          <>
            {t('payment.wallet.balance')}{' '}
            <bdi className="whitespace-nowrap tabular-nums">
              {amount} {currency}
            </bdi>
          </>
        }
        checked={isOn}
        disabled={balance === 0}
        onChange={onToggle}
        className="flex-1"
      />
    </div>
  )
}

function Spinner({ label }: { label: string }) {
  return (
    <span role="status">
      <span
        aria-hidden
        className="block size-6 animate-spin rounded-full border-3 border-brand/25 border-t-brand"
      />
      <span className="sr-only">{label}</span>
    </span>
  )
}
