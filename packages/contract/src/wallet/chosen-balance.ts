import { z } from 'zod'
import { type Baisa, baisa } from '../money/baisa.ts'

/** Where a balance is transferred to. */
export type BankDetails = { accountHolder: string; bankName: string; bankAccount: string }

/**
 * Choice for a balance when its account is deleted: a transfer, or nothing, which the customer says expressly. The
 * amount is what the customer was told; another one has to be confirmed anew.
 */
export type ChosenBalance = { amount: Baisa } & ({ kind: 'pay-out'; bank: BankDetails } | { kind: 'give-up' })

const text = z.string().max(100).default('')

export const chosenBalanceShape = z.object({
  choice: z.enum(['pay_out', 'give_up']),
  amount: z.number().min(0).max(1_000_000),
  account_holder: text,
  bank_name: text,
  bank_account: text,
})

export function toChosenBalance(given: z.output<typeof chosenBalanceShape>): ChosenBalance {
  const amount = baisa(Math.round(given.amount * 1000))
  if (given.choice === 'give_up') return { kind: 'give-up', amount }
  const { account_holder: accountHolder, bank_name: bankName, bank_account: bankAccount } = given
  return { kind: 'pay-out', amount, bank: { accountHolder, bankName, bankAccount } }
}
