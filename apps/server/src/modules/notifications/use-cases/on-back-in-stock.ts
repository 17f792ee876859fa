import { isolate } from '@warsha/contract/formats/isolate.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import type { DeliveredEvent } from '#kernel/events/define-event.ts'
import { ok } from '#kernel/outcome.ts'
import type { Models } from '#kernel/read-model.ts'
import { catalogueModel } from '#modules/catalogue/index.ts'
import { readCustomer } from '#modules/identity/index.ts'
import { paragraph } from '../rules/html.ts'
import { inBoth } from './order-texts.ts'
import { sendNotification } from './send-notification.ts'

type BackEvent = DeliveredEvent<{ customerId: number; productId: number; variantId: number }>

/** A product that the customer waited for is back: one notification with the way to it. */
export async function notifyOfStock(
  { db, models }: { db: Database; models: Models },
  { name, id, payload }: BackEvent,
): Promise<void> {
  const { customerId, productId, variantId } = payload
  const customer = await readCustomer({ db }, customerId)
  const { catalogue, cache } = await models.get(catalogueModel)
  await cache?.ensure({ ids: [productId] })
  const product = catalogue.productsById.get(productId)
  if (!customer?.isActive || !product) return
  const nameIn = (locale: Locale) => isolate(product.translations[locale]?.name || product.name)
  const query = new URLSearchParams({ variant: toGlobalId('ProductVariant', variantId) })
  await inTransaction(db, async (tx) => {
    await sendNotification(tx, {
      recipient: { to: 'customer', customerId },
      cause: `${name}/${id}`,
      subject: inBoth((t, locale) => t('outgoing.backInStock.subject', { product: nameIn(locale) })),
      message: inBoth((t, locale) =>
        paragraph(t('outgoing.backInStock.message', { product: nameIn(locale) })),
      ),
      image: null,
      link: `/product/${encodeURIComponent(toGlobalId('Product', productId))}/?${query}`,
      order: null,
    })
    return ok(undefined)
  })
}
