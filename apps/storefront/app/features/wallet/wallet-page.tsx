import { Button } from '@warsha/ui/button.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { useLoad } from '~/session/use-load.ts'
import { BalanceCard } from './balance-card.tsx'
import { HistorySection, useHistory } from './history-section.tsx'
import { TopUpDrawer } from './top-up-drawer.tsx'
import { readWallet } from './wallet-calls.ts'

export type EmptyPart = 'credits' | 'transactions' | 'paymentMethods'

export type WalletPageProps = { renderEmpty: (part: EmptyPart) => ReactNode }

export function WalletPage({ renderEmpty }: WalletPageProps) {
  const { t } = useTranslation()
  const [isToppingUp, setToppingUp] = useState(false)
  const wallet = useLoad(['wallet'], readWallet)
  const history = useHistory()

  function reload() {
    wallet.reload()
    history.reload()
  }

  return (
    <div className="page-width grid grid-cols-1 items-start gap-6 py-5 lg:py-8 xl:grid-cols-[22rem_minmax(0,1fr)] xl:gap-8">
      <div className="xl:sticky xl:top-24">
        {wallet.value !== null && <BalanceCard {...wallet.value} onTopUp={() => setToppingUp(true)} />}
        {wallet.value === null && !wallet.hasFailed && <BalanceSkeleton />}
        {wallet.value === null && wallet.hasFailed && (
          <Button variant="secondary" isFullWidth onClick={reload}>
            {t('shell.retry')}
          </Button>
        )}
      </div>
      <HistorySection history={history} onRetry={reload} renderEmpty={renderEmpty} />
      <TopUpDrawer
        isOpen={isToppingUp}
        onClose={() => setToppingUp(false)}
        onDone={reload}
        noGateways={renderEmpty('paymentMethods')}
      />
    </div>
  )
}

/** Before it is known who is there. */
export function WalletSkeleton() {
  return (
    <div className="page-width grid grid-cols-1 items-start gap-6 py-5 lg:py-8 xl:grid-cols-[22rem_minmax(0,1fr)] xl:gap-8">
      <BalanceSkeleton />
      <div className="flex flex-col gap-3">
        <Skeleton className="h-16 rounded-card" />
        <Skeleton className="h-16 rounded-card" />
      </div>
    </div>
  )
}

function BalanceSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status">
      <span className="sr-only">{t('shell.loading')}</span>
      <Skeleton className="h-48 rounded-card" />
    </div>
  )
}
