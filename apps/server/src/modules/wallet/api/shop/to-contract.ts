import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { decimalFromBaisa } from '@warsha/contract/money/baisa.ts'
import type { RestCreditEntry } from '@warsha/contract/wallet/wallet.rest.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import type { Locale } from '@warsha/i18n/locales.ts'
import type { WalletTransaction } from '#http/graphql/schema.generated.ts'
import type { Entry } from '#modules/ledger/index.ts'
import { reasonOf, typeOfChange } from '../../rules/wallet-entry.ts'

export function toWalletTransaction(locale: Locale): (entry: Entry) => WalletTransaction {
  return (entry) => ({
    id: toGlobalId('WalletTransaction', entry.publicId),
    changedAmount: decimalFromBaisa(entry.amount),
    balance: decimalFromBaisa(entry.balanceAfter),
    type: typeOfChange(entry.amount),
    reason: reasonOf(entry.kind),
    createdAt: entry.createdAt,
    payment: entry.gateway === null ? null : { gateway: entry.gateway },
    description: describe(entry, locale),
  })
}

export function toCreditEntry(locale: Locale): (entry: Entry) => RestCreditEntry {
  return (entry) => ({
    id: toGlobalId('WalletTransaction', entry.publicId),
    changed_amount: decimalFromBaisa(entry.amount),
    balance: decimalFromBaisa(entry.balanceAfter),
    type: typeOfChange(entry.amount),
    reason: reasonOf(entry.kind),
    created_at: entry.createdAt.toISOString(),
    gateway: entry.gateway,
    description: describe(entry, locale),
  })
}

/** An operator's note, or the name of such a change. */
function describe({ kind, note }: Entry, locale: Locale): string {
  return note || translatorFor(locale)(`wallet.reasons.${reasonOf(kind)}`)
}
