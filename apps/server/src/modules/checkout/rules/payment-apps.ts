/** `config` is told to every client. */
export type PaymentApp = { id: string; name: string; config: readonly { field: string; value: string }[] }

/** The shop's own payment app; which gateway or the wallet is meant is said in its data. */
export const shopPaymentApp: PaymentApp = { id: 'warsha.payments', name: 'Warsha', config: [] }

/** Saleor's payment app for trying a shop: the client says how its payment ends. */
export const dummyPaymentApp: PaymentApp = {
  id: 'saleor.io.dummy-payment-app',
  name: 'Dummy Payment App',
  config: [],
}

/** Saleor's payment app of Stripe, by the name that storefronts know: Stripe's fields stand in their own page. */
export const stripePaymentAppId = 'saleor.app.payment.stripe'

export type PaymentAppSettings = {
  demo: boolean
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_PUBLISHABLE_KEY?: string | undefined
}

/** The payment apps that take part in a checkout; only a demo can be paid without money. */
export function paymentAppsOf(settings: PaymentAppSettings): readonly PaymentApp[] {
  return [shopPaymentApp, ...stripeAppOf(settings), ...(settings.demo ? [dummyPaymentApp] : [])]
}

function stripeAppOf({ STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY: value }: PaymentAppSettings): PaymentApp[] {
  const config = value ? [{ field: 'stripePublishableKey', value }] : []
  return STRIPE_SECRET_KEY && value ? [{ id: stripePaymentAppId, name: 'Stripe', config }] : []
}
