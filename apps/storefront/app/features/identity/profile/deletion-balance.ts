import { type Baisa, decimalFromBaisa } from '@warsha/contract/money/baisa.ts'
import { isBankAccount, isTransferName, plainBankAccount } from '@warsha/contract/wallet/bank-details.ts'

/** Choice for the wallet's balance, as sent to the shop. */
export type DeletionBalance = {
  choice: 'pay_out' | 'give_up'
  amount: number
  account_holder: string
  bank_name: string
  bank_account: string
}

export type BankField = 'account_holder' | 'bank_name' | 'bank_account'

export const bankFields: readonly BankField[] = ['account_holder', 'bank_name', 'bank_account']

export type BankValues = Readonly<Record<BankField, string>>

export const noBank: BankValues = { account_holder: '', bank_name: '', bank_account: '' }

/** The fields to which nobody could transfer money. */
export function findBankProblems(values: BankValues): BankField[] {
  const isRight = {
    account_holder: isTransferName(values.account_holder),
    bank_name: isTransferName(values.bank_name),
    bank_account: isBankAccount(plainBankAccount(values.bank_account)),
  }
  return bankFields.filter((field) => !isRight[field])
}

export function deletionBalance(
  choice: DeletionBalance['choice'],
  balance: Baisa,
  values: BankValues,
): DeletionBalance {
  const bank = choice === 'pay_out' ? values : noBank
  return { choice, amount: decimalFromBaisa(balance), ...bank }
}
