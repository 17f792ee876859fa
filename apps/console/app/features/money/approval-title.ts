import type { RestApproval } from '@warsha/contract/console/staff/log.rest.ts'
import { formatAmount } from '@warsha/contract/formats/format-amount.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { useCallback } from 'react'
import { useTranslation } from '~/session/messages.ts'

/** What is asked for, in a sentence: the input of a command is the command's own. */
export function useApprovalTitle(): (approval: RestApproval) => string {
  const { t } = useTranslation()
  return useCallback(
    ({ action, input }) => {
      const { id, amount, amountBaisa, count, to } = (input ?? {}) as {
        id?: unknown
        count?: unknown
        amount?: unknown
        amountBaisa?: unknown
        to?: unknown
      }
      if (action.startsWith('reconciliation.'))
        return t('console-money.approvals.difference', { action, id: String(id) })
      const value = [amount, amountBaisa].find((each) => typeof each === 'number')
      if (typeof value !== 'number') return t('console-money.approvals.command', { action })
      const money = isolate(`${formatAmount(baisa(value))} ${t('console.money.currency')}`)
      if (action === 'gift-cards.issue' && typeof count === 'number')
        return t('console-money.approvals.giftCards', { count, amount: money })
      if (action === 'wallets.adjust') return t('console-money.approvals.adjust', { amount: money })
      if (action !== 'orders.refund') return `${t('console-money.approvals.command', { action })} ${money}`
      const target = to === 'wallet' ? 'console-money.approvals.toWallet' : 'console-money.approvals.toCard'
      return `${t('console-money.approvals.refund', { amount: money })} ${t(target)}`
    },
    [t],
  )
}
