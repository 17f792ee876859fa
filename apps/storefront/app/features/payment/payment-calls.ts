import type { Locale } from '@warsha/contract/locale/locale.ts'
import { type Baisa, baisa, baisaFromDecimal } from '@warsha/contract/money/baisa.ts'
import { browserApi } from '~/session/browser-api.ts'
import {
  completeCheckoutDocument,
  type PaymentCheckoutQuery,
  paymentCheckoutDocument,
  paymentOptionsDocument,
  startPaymentDocument,
} from './payment.generated.ts'
import { type PaymentOption, readPaymentOptions, readPaymentUrl } from './payment-options.ts'

/** The one payment app of the shop; the ways to pay are its options. */
const paymentApp = 'warsha.payments'

export type Payable = {
  id: string
  heldUntil: Date | null
  total: Baisa
  tax: Baisa
  lines: readonly { id: string; name: string; quantity: number; total: Baisa }[]
  options: readonly PaymentOption[]
}

type Refusals = readonly { field: string | null; code: string; message: string | null }[]

/** The checkout with its ways to pay; null when there is none of this customer any more. */
export async function readPayable(id: string, lang: Locale, signal: AbortSignal): Promise<Payable | null> {
  const language = lang === 'ar' ? 'AR' : 'EN'
  const options = { signal, isBackground: true }
  const { checkout } = await browserApi().graphql(paymentCheckoutDocument, { id, lang: language }, options)
  if (!checkout || checkout.lines.length === 0) return null
  const paymentGateways = [{ id: paymentApp }]
  const { paymentGatewayInitialize } = await browserApi().graphql(
    paymentOptionsDocument,
    { id, paymentGateways },
    options,
  )
  const app = paymentGatewayInitialize?.gatewayConfigs?.find((config) => config.id === paymentApp)
  return { ...toPayable(checkout), options: readPaymentOptions(app?.data) }
}

/** Begins the payment; the browser goes on at `url`, or the refusals say why not. */
export async function startPayment(
  id: string,
  { gatewayId, lang }: { gatewayId: string; lang: Locale },
): Promise<{ url: string | null; transactionId: string; errors: Refusals }> {
  const data = { gateway_id: gatewayId, callback_host: `${window.location.origin}/${lang}` }
  const paymentGateway = { id: paymentApp, data }
  const { transactionInitialize: started } = await browserApi().graphql(startPaymentDocument, {
    id,
    paymentGateway,
  })
  return {
    url: readPaymentUrl(started?.data),
    transactionId: started?.transaction?.id ?? '',
    errors: started?.errors ?? [],
  }
}

/** Asks for the order of a checkout; the server itself asks the gateway whether it is paid. */
export async function completeCheckout(
  id: string,
): Promise<{ orderNumber: string | null; errors: Refusals }> {
  const { checkoutComplete } = await browserApi().graphql(completeCheckoutDocument, { id })
  return { orderNumber: checkoutComplete?.order?.number ?? null, errors: checkoutComplete?.errors ?? [] }
}

type Checkout = NonNullable<PaymentCheckoutQuery['checkout']>

function toPayable(checkout: Checkout): Omit<Payable, 'options'> {
  const { id, stockReservationExpires: heldUntil, totalPrice, lines } = checkout
  return {
    id,
    heldUntil: heldUntil ? new Date(heldUntil) : null,
    total: baisaFromDecimal(totalPrice.gross.amount),
    tax: baisa(Math.round(totalPrice.tax.amount * 1000)),
    lines: lines.map((line) => ({
      id: line.id,
      name: nameOf(line.variant),
      quantity: line.quantity,
      total: baisaFromDecimal(line.totalPrice.gross.amount),
    })),
  }
}

function nameOf({ name, translation, product }: Checkout['lines'][number]['variant']): string {
  const variant = translation?.name ?? name
  const whole = product.translation?.name ?? product.name
  return variant && variant !== whole ? `${whole} · ${variant}` : whole
}
