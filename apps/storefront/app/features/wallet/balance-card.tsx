import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { type Baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import { Button } from '@warsha/ui/button.tsx'
import { WalletIcon } from '@warsha/ui/later-icons.tsx'
import { PlusIcon } from '@warsha/ui/shop-icons.tsx'
import { useId } from 'react'
import { useTranslation } from '~/session/messages.ts'
import type { ShownWallet } from './wallet-calls.ts'

export type BalanceCardProps = ShownWallet & { onTopUp: () => void }

export function BalanceCard({ balance, owed, onTopUp }: BalanceCardProps) {
  const { t, lang } = useTranslation()
  const headingId = useId()
  const { amount, currency } = formatPrice(balance, lang)
  return (
    <section aria-labelledby={headingId} className="rounded-card bg-brand-deep p-5 text-white">
      <div className="flex items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-white/15">
          <WalletIcon />
        </span>
        <h2 id={headingId} className="font-semibold">
          {t('wallet.balance')}
        </h2>
      </div>
      <p className="mt-4 leading-heading">
        <bdi className="whitespace-nowrap tabular-nums">
          <b className="text-3xl font-bold">{amount}</b>{' '}
          <span className="text-base font-semibold">{currency}</span>
        </bdi>
      </p>
      <p className="mt-1 text-sm">{t(balance > noBaisa ? 'wallet.balanceHint' : 'wallet.emptyHint')}</p>
      {owed > noBaisa && <OwedNote owed={owed} />}
      <Button variant="inverse" isFullWidth onClick={onTopUp} className="mt-5">
        <PlusIcon className="size-5" />
        {t('wallet.topUp.open')}
      </Button>
    </section>
  )
}

/** A reward that was claimed back and has not come in again yet. */
function OwedNote({ owed }: { owed: Baisa }) {
  const { t, lang } = useTranslation()
  const amount = isolate(formatPrice(owed, lang).text)
  return (
    <div className="mt-4 rounded-control bg-amber-tint p-3 text-sm text-amber-ink">
      <p className="font-semibold">{t('wallet.owed', { amount })}</p>
      <p className="mt-1">{t('wallet.owedHint')}</p>
    </div>
  )
}
