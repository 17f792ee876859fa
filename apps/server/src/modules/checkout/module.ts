import { defineModule } from '#http/define-module.ts'
import { every } from '#kernel/jobs/define-job.ts'
import { checkoutResolvers } from './api/checkout.graphql.ts'
import { checkoutMutations } from './api/checkout-mutations.ts'
import { deliveryResolvers } from './api/delivery.graphql.ts'
import { writeCheckoutLineMetadata, writeCheckoutMetadata } from './api/write-checkout-metadata.ts'
import { checkoutDiscounts, checkoutLines, checkoutStockHolds, checkouts } from './storage/checkout.tables.ts'
import { checkoutInvariants } from './storage/checkout-invariants.ts'
import { checkoutData } from './use-cases/checkout-data.ts'
import { forgetStaleCheckouts } from './use-cases/forget-stale-checkouts.ts'
import { releaseExpiredHolds } from './use-cases/release-expired-holds.ts'

/** Whose a checkout is decides the module: a visitor's is anybody's who knows its id. */
const anybody = { access: 'public' } as const

export const checkoutModule = defineModule({
  name: 'checkout',
  tables: [checkouts, checkoutLines, checkoutDiscounts, checkoutStockHolds],
  graphql: {
    resolvers: { ...checkoutResolvers, ...deliveryResolvers, Mutation: checkoutMutations },
    fields: {
      checkout: anybody,
      checkoutCreate: anybody,
      checkoutLinesAdd: anybody,
      checkoutLinesUpdate: anybody,
      checkoutLinesDelete: anybody,
      checkoutLineDelete: anybody,
      checkoutAddPromoCode: anybody,
      checkoutRemovePromoCode: anybody,
      checkoutEmailUpdate: anybody,
      checkoutBillingAddressUpdate: anybody,
      checkoutShippingAddressUpdate: anybody,
      checkoutDeliveryMethodUpdate: anybody,
      checkoutShippingMethodUpdate: anybody,
      checkoutCustomerAttach: { access: ['customer', 'driver'] },
      checkoutCustomerDetach: { access: ['customer', 'driver'] },
      deliveryOptionsCalculate: anybody,
    },
  },
  metadataWriters: { Checkout: writeCheckoutMetadata, CheckoutLine: writeCheckoutLineMetadata },
  jobs: [
    every('3 seconds', 'release-expired-holds', releaseExpiredHolds),
    { name: 'forget-stale-checkouts', cron: '40 3 * * *', run: forgetStaleCheckouts },
  ],
  invariants: checkoutInvariants,
  personalData: checkoutData,
})
