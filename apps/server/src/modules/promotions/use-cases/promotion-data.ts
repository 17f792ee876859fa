import { decimalFromBaisa } from '@warsha/contract/money/baisa.ts'
import type { Database, Transaction } from '#kernel/database/connect.ts'
import { findCardsOf } from '../storage/card-queries.ts'
import { forgetCustomer, listUsesOf } from '../storage/customer-queries.ts'

/** Codes and gift cards as a part of what is stored about a customer. */
export const promotionData = {
  async export({ db }: { db: Database }, customerId: number) {
    const cards = await findCardsOf(db, customerId)
    return {
      promo_codes: await listUsesOf(db, customerId),
      gift_cards: cards.map(({ code, balanceBaisa }) => ({ code, balance: decimalFromBaisa(balanceBaisa) })),
    }
  },
  /** Uses stay counted; a gift card belongs to the holder of its code. */
  erase: (tx: Transaction, customerId: number) => forgetCustomer(tx, customerId),
}
