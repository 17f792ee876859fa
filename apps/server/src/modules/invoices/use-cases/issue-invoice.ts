import { translatorFor } from '@warsha/i18n/catalogue.ts'
import type { Config } from '#config/config.ts'
import type { Database } from '#kernel/database/connect.ts'
import type { Models } from '#kernel/read-model.ts'
import { readCustomerTogether } from '#modules/identity/index.ts'
import { findState, nameIn } from '#modules/locations/index.ts'
import { readPlacedOrder, rowsOf, type SoldOrder } from '#modules/orders/index.ts'
import { type SellerSettings, sellerWith } from '#modules/settings/index.ts'
import { buyerOf } from '../rules/buyer-of.ts'
import { type AmountKind, draftDocument } from '../rules/draft-document.ts'
import type { Name, Seller } from '../rules/invoice.ts'
import { insertInvoice, type NewInvoice } from '../storage/invoice-queries.ts'
import { readInvoiceSources } from '../storage/invoice-sources.ts'
import { invoiceIssued } from './document-events.ts'

/** Without models, as when demo orders are made, every address on a bill counts as the buyer's. */
type Context = { db: Database; config: Config; models?: Models }

/**
 * Issues the invoice of a paid order. Called again, it changes nothing: the order's second invoice is refused, and with
 * it the number that it would have had.
 */
export async function issueInvoice(
  { db, config, models }: Context,
  { orderId, issuedAt }: { orderId: number; issuedAt?: Date },
): Promise<void> {
  const order = await readPlacedOrder(db, orderId)
  if (order.paymentStatus === 'NOT_CHARGED') return
  const place = models && (await findState(models, order.stateId))
  const placeNames = place ? [nameIn('en', place), nameIn('ar', place)] : []
  const invoice = await draftInvoice(db, config, { order, placeNames })
  // Everything is read before: the number's lock, which all wait for, lasts for one statement.
  await insertInvoice(db, invoice, { issuedAt, event: invoiceIssued.eventName })
}

async function draftInvoice(
  db: Database,
  config: Config,
  { order, placeNames }: { order: SoldOrder; placeNames: readonly string[] },
): Promise<NewInvoice> {
  const { id: orderId, customerId, totalBaisa, taxBaisa } = order
  const customer = await readCustomerTogether(db, customerId)
  const { paid, seller: stored } = await readInvoiceSources(db, orderId)
  const seller = sellerOf(sellerWith(stored, config))
  return {
    orderId,
    customerId,
    totalBaisa,
    taxBaisa,
    document: draftDocument({ order, rows: rowsOf(order), seller, paid, labelOf }),
    buyer: buyerOf({ order, customer, placeNames }),
  }
}

function labelOf(kind: AmountKind): Name {
  const key = `invoices.amounts.${kind}` as const
  return { en: translatorFor('en')(key), ar: translatorFor('ar')(key) }
}

function sellerOf({ nameEn, nameAr, addressEn, addressAr, taxNumber }: SellerSettings): Seller {
  return { name: { en: nameEn, ar: nameAr }, address: { en: addressEn, ar: addressAr }, taxNumber }
}
