import { defineModule } from '#http/define-module.ts'
import { every } from '#kernel/jobs/define-job.ts'
import { checkoutResolvers } from './api/shop/checkout.graphql.ts'
import { checkoutMutations } from './api/shop/checkout-mutations.ts'
import { deliveryResolvers } from './api/shop/delivery.graphql.ts'
import { writeCheckoutLineMetadata, writeCheckoutMetadata } from './api/shop/write-checkout-metadata.ts'
import {
  checkoutDiscounts,
  checkoutLines,
  checkoutStockReservations,
  checkoutSurcharges,
  checkouts,
} from './storage/checkout.tables.ts'
import { checkoutGauges } from './storage/checkout-gauges.ts'
import { checkoutInvariants } from './storage/checkout-invariants.ts'
import { checkoutData } from './use-cases/checkout-data.ts'
import { forgetStaleCheckouts } from './use-cases/forget-stale-checkouts.ts'
import { releaseExpiredReservations } from './use-cases/release-expired-reservations.ts'

/** A visitor's checkout is open to every caller who knows its id, a customer's to the customer alone. */
const object = { id: 'checkout', token: 'checkout' } as const
const own = { access: 'public', object } as const

export const checkoutModule = defineModule({
  name: 'checkout',
  tables: [checkouts, checkoutLines, checkoutSurcharges, checkoutDiscounts, checkoutStockReservations],
  graphql: {
    resolvers: { ...checkoutResolvers, ...deliveryResolvers, Mutation: checkoutMutations },
    fields: {
      checkout: own,
      checkoutCreate: { access: 'public' },
      checkoutLinesAdd: own,
      checkoutLinesUpdate: own,
      checkoutLinesDelete: own,
      checkoutLineDelete: own,
      checkoutAddPromoCode: own,
      checkoutRemovePromoCode: own,
      checkoutEmailUpdate: own,
      checkoutBillingAddressUpdate: own,
      checkoutShippingAddressUpdate: own,
      checkoutDeliveryMethodUpdate: own,
      checkoutShippingMethodUpdate: own,
      checkoutCustomerAttach: { access: ['customer', 'driver'], object },
      checkoutCustomerDetach: { access: ['customer', 'driver'], object },
      deliveryOptionsCalculate: own,
    },
  },
  metadataWriters: { Checkout: writeCheckoutMetadata, CheckoutLine: writeCheckoutLineMetadata },
  jobs: [
    every('3 seconds', 'release-expired-reservations', releaseExpiredReservations),
    { name: 'forget-stale-checkouts', cron: '40 3 * * *', run: forgetStaleCheckouts },
  ],
  invariants: checkoutInvariants,
  gauges: checkoutGauges,
  personalData: checkoutData,
})
