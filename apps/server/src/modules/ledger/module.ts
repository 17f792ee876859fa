import { defineModule } from '#http/define-module.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from './storage/ledger.tables.ts'
import { ledgerInvariants } from './storage/ledger-invariants.ts'

export const ledgerModule = defineModule({
  name: 'ledger',
  tables: [ledgerAccounts, ledgerTransactions, ledgerEntries],
  invariants: ledgerInvariants,
})
