import type { Transaction } from '@warsha/server/kernel/database/connect.ts'
import {
  productChannelListings,
  variantChannelListings,
} from '@warsha/server/modules/catalogue/storage/listings.tables.ts'
import {
  products,
  productTranslations,
  productVariants,
  variantTranslations,
} from '@warsha/server/modules/catalogue/storage/products.tables.ts'
import { demoServiceFee, feeSku } from '../booking/demo-service-fee.ts'
import { demoChannels } from '../channels/demo-channels.ts'
import { idOf, productIds, variantIds } from './catalogue-keys.ts'
import { insertRows, moveCounters } from './insert-rows.ts'
import { productTypeIds } from './seed-products.ts'

/** Published, so that a checkout may carry it, but in no listing. */
export async function seedServiceFee(tx: Transaction, now: Date): Promise<void> {
  const productId = idOf(productIds, demoServiceFee.slug)
  const variants = demoServiceFee.amountsBaisa.map((amountBaisa, position) => {
    const sku = feeSku(amountBaisa)
    return { id: idOf(variantIds, sku), productId, sku, position, amountBaisa }
  })
  await insertRows(tx, products, [
    {
      id: productId,
      slug: demoServiceFee.slug,
      name: demoServiceFee.name.en,
      kind: 'fee' as const,
      productTypeId: productTypeIds.fee,
      taxBasisPoints: 0,
    },
  ])
  await insertRows(tx, productTranslations, [
    { productId, languageCode: 'ar' as const, name: demoServiceFee.name.ar },
  ])
  await insertRows(
    tx,
    productVariants,
    variants.map(({ amountBaisa: _amount, ...variant }) => ({
      ...variant,
      name: demoServiceFee.name.en,
      trackInventory: false,
    })),
  )
  await insertRows(
    tx,
    variantTranslations,
    variants.map(({ id }) => ({ variantId: id, languageCode: 'ar' as const, name: demoServiceFee.name.ar })),
  )
  await insertRows(
    tx,
    productChannelListings,
    demoChannels.map(({ id }) => ({
      productId,
      channelId: id,
      isPublished: true,
      publishedAt: now,
      visibleInListings: false,
      availableForPurchaseAt: now,
    })),
  )
  await insertRows(
    tx,
    variantChannelListings,
    variants.flatMap((variant) =>
      demoChannels.map(({ id }) => ({
        variantId: variant.id,
        channelId: id,
        priceBaisa: variant.amountBaisa,
      })),
    ),
  )
  await moveCounters(tx, [products, productVariants])
}
