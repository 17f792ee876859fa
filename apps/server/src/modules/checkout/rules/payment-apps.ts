export type PaymentApp = { id: string; name: string }

/** The shop's own payment app; which gateway or the wallet is meant is said in its data. */
export const shopPaymentApp: PaymentApp = { id: 'warsha.payments', name: 'Warsha' }

/** Saleor's payment app for trying a shop: the client says how its payment ends. */
export const dummyPaymentApp: PaymentApp = { id: 'saleor.io.dummy-payment-app', name: 'Dummy Payment App' }

/** The payment apps that take part in a checkout; only a demo can be paid without money. */
export function paymentAppsOf({ demo }: { demo: boolean }): readonly PaymentApp[] {
  return demo ? [shopPaymentApp, dummyPaymentApp] : [shopPaymentApp]
}
