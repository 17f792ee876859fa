import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { Button } from '@warsha/ui/button.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { useLoad } from '~/session/use-load.ts'
import { BalanceChoice } from './balance-choice.tsx'
import type { DeletionBalance } from './deletion-balance.ts'
import { readRemainingBalance } from './own-account-calls.ts'

export type BalanceStepProps = {
  chosen: DeletionBalance | undefined
  onChoose: (balance: DeletionBalance | undefined) => void
  children: ReactNode
}

/** Says what is left in the wallet and asks what becomes of it; nothing goes on until that is said. */
export function BalanceStep({ chosen, onChoose, children }: BalanceStepProps) {
  const { t, lang } = useTranslation()
  const {
    value: balance,
    hasFailed,
    reload,
  } = useLoad(['remaining-balance'], readRemainingBalance, {
    isCached: false,
  })
  if (balance === null)
    return hasFailed ? (
      <Button variant="secondary" isFullWidth onClick={reload}>
        {t('shell.retry')}
      </Button>
    ) : null
  if (balance === 0) return children
  const amount = isolate(formatPrice(balance, lang).text)
  return (
    <>
      <p role="alert" className="rounded-control bg-danger-tint p-3 text-sm text-danger">
        {t('profile.deleteBalance', { amount })}
      </p>
      {chosen ? (
        <>
          <Chosen chosen={chosen} amount={amount} onChange={() => onChoose(undefined)} />
          {children}
        </>
      ) : (
        <BalanceChoice balance={balance} amount={amount} onChoose={onChoose} />
      )}
    </>
  )
}

type ChosenProps = { chosen: DeletionBalance; amount: string; onChange: () => void }

function Chosen({ chosen, amount, onChange }: ChosenProps) {
  const { t } = useTranslation()
  const account = isolate(`••••${chosen.bank_account.slice(-4)}`)
  return (
    <div className="flex items-center justify-between gap-3 rounded-control border border-line p-3 text-sm">
      <p>
        {chosen.choice === 'give_up'
          ? t('profile.balance.givenUp', { amount })
          : t('profile.balance.paidOut', { amount, account })}
      </p>
      <Button variant="ghost" onClick={onChange}>
        {t('profile.balance.change')}
      </Button>
    </div>
  )
}
