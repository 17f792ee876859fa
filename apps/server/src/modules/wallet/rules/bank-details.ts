import { isBankAccount, isTransferName, plainBankAccount } from '@warsha/contract/wallet/bank-details.ts'
import type { BankDetails } from '@warsha/contract/wallet/chosen-balance.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'

/** The details of a transfer as they are stored, or which of them nobody could transfer money to. */
export function checkBankDetails(given: BankDetails): Outcome<BankDetails, 'BANK_DETAILS_INVALID'> {
  const accountHolder = given.accountHolder.trim()
  const bankName = given.bankName.trim()
  const bankAccount = plainBankAccount(given.bankAccount)
  if (!isTransferName(accountHolder)) return refuse('BANK_DETAILS_INVALID', { field: 'account_holder' })
  if (!isTransferName(bankName)) return refuse('BANK_DETAILS_INVALID', { field: 'bank_name' })
  if (!isBankAccount(bankAccount)) return refuse('BANK_DETAILS_INVALID', { field: 'bank_account' })
  return ok({ accountHolder, bankName, bankAccount })
}
