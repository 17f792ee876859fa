import type { MetadataPair } from '@warsha/contract/cart/cart-line.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { type Baisa, baisa, baisaFromDecimal, decimalFromBaisa } from '@warsha/contract/money/baisa.ts'
import { requiredFieldsCall } from '@warsha/contract/orders/orders.calls.ts'
import { type Visit, visitsOf } from '~/purchase/visits.ts'
import { browserApi } from '~/session/browser-api.ts'
import { type MoneyMoved, readMoneyMoved } from './money-moved.ts'
import { nameOf, type PayableLine, payableLines } from './payable-lines.ts'
import type { AskedField, Payer } from './payer-form.ts'
import {
  completeCheckoutDocument,
  type PaymentCheckoutQuery,
  paymentCheckoutDocument,
  paymentOptionsDocument,
  processPaymentDocument,
  startPaymentDocument,
  storePayerDocument,
} from './payment.generated.ts'
import {
  type PaymentOption,
  readPaymentOptions,
  readPaymentUrl,
  readWalletOption,
  type WalletOption,
  walletId,
} from './payment-options.ts'

/** The one payment app of the shop; the ways to pay are its options. */
const paymentApp = 'warsha.payments'

export type Payable = {
  id: string
  heldUntil: Date | null
  /** Amount left to pay: codes are taken off, gift cards have paid their part. */
  total: Baisa
  /** Contained in what is bought, whatever pays for it, as on the order and its invoice. */
  tax: Baisa
  /** Goods and services, each followed by its surcharges; those of the whole order come last. */
  lines: readonly PayableLine[]
  /** Whether to say how much tax the prices contain. */
  showsTax: boolean
  /** Discounts on the lines, and payments by gift card. */
  discounts: readonly Discount[]
  /** Fields that the shop asks of the payer. */
  asked: readonly AskedField[]
  /** The payer's fields as the account has them; empty where it has none. */
  account: Payer
  /** The appointments that are paid for. */
  visits: readonly BookedVisit[]
  billingAddress: BillingAddress
  options: readonly PaymentOption[]
  wallet: WalletOption
}

export type BookedVisit = Visit<{ name: string; metadata: readonly MetadataPair[] }>

export type BillingAddress = { streetAddress1: string; city: string }

export type Discount = { id: string; code: string; isGiftCard: boolean; name: string; amount: Baisa }

type Refusals = readonly { field: string | null; code: string; message: string | null }[]

/** The checkout with its ways to pay; null when there is none of this customer any more. */
export async function readPayable(id: string, lang: Locale, signal: AbortSignal): Promise<Payable | null> {
  const language = lang === 'ar' ? 'AR' : 'EN'
  const options = { signal, isBackground: true }
  const { checkout, me } = await browserApi().graphql(
    paymentCheckoutDocument,
    { id, lang: language },
    options,
  )
  if (!checkout || checkout.lines.length === 0) return null
  const paymentGateways = [{ id: paymentApp }]
  const [{ paymentGatewayInitialize }, asked] = await Promise.all([
    browserApi().graphql(paymentOptionsDocument, { id, paymentGateways }, options),
    readAskedFields(checkout, signal),
  ])
  const app = paymentGatewayInitialize?.gatewayConfigs?.find((config) => config.id === paymentApp)
  return {
    ...toPayable(checkout),
    asked,
    account: { firstName: me?.firstName ?? '', lastName: me?.lastName ?? '', email: me?.email ?? '' },
    options: readPaymentOptions(app?.data),
    wallet: readWalletOption(app?.data),
  }
}

/** Writes who pays on the checkout, so that the order and its invoice have the names of this payment. */
export async function storePayer(
  { id, billingAddress }: Pick<Payable, 'id' | 'billingAddress'>,
  payer: Payer,
): Promise<Refusals> {
  const [firstName, lastName, email] = [payer.firstName.trim(), payer.lastName.trim(), payer.email.trim()]
  const { checkoutBillingAddressUpdate, checkoutEmailUpdate } = await browserApi().graphql(
    storePayerDocument,
    {
      id,
      billingAddress: { ...billingAddress, country: 'OM', firstName, lastName },
      email,
      hasEmail: email !== '',
    },
  )
  return [...(checkoutBillingAddressUpdate?.errors ?? []), ...(checkoutEmailUpdate?.errors ?? [])]
}

export type Started = {
  url: string | null
  transactionId: string
  pspReference: string
  errors: readonly { message: string | null }[]
}

/** Begins to pay this much by a gateway; the browser goes on at `url`, or the refusals say why not. */
export async function startPayment(
  id: string,
  { gatewayId, lang, amount }: { gatewayId: string; lang: Locale; amount: Baisa },
): Promise<Started> {
  const data = { gateway_id: gatewayId, callback_host: `${window.location.origin}/${lang}` }
  return begin(id, data, amount)
}

/** Sets this much of the wallet aside for the checkout. */
export async function holdWallet(id: string, amount: Baisa): Promise<Started> {
  return begin(id, { gateway_id: walletId }, amount)
}

async function begin(id: string, data: object, amount: Baisa): Promise<Started> {
  const variables = { id, paymentGateway: { id: paymentApp, data }, amount: decimalFromBaisa(amount) }
  const { transactionInitialize: started } = await browserApi().graphql(startPaymentDocument, variables)
  const event = started?.transactionEvent
  const failures = event?.type?.endsWith('_FAILURE') ? [{ message: event.message }] : []
  return {
    url: readPaymentUrl(started?.data),
    transactionId: started?.transaction?.id ?? '',
    pspReference: started?.transaction?.pspReference ?? '',
    errors: [...(started?.errors ?? []), ...failures],
  }
}

/** Lets the server ask the gateway how the payment stands, and says whether money moved; given up, it is ended there. */
export async function processPayment(id: string, { isGivenUp = false } = {}): Promise<MoneyMoved> {
  const data = isGivenUp ? { cancel: true } : null
  const options = { isBackground: true }
  const { transactionProcess } = await browserApi().graphql(processPaymentDocument, { id, data }, options)
  return readMoneyMoved(transactionProcess?.data)
}

/** Asks for the order of a checkout; the server itself asks the gateway whether it is paid. */
export async function completeCheckout(
  id: string,
): Promise<{ orderNumber: string | null; errors: Refusals }> {
  const { checkoutComplete } = await browserApi().graphql(completeCheckoutDocument, { id })
  return { orderNumber: checkoutComplete?.order?.number ?? null, errors: checkoutComplete?.errors ?? [] }
}

async function readAskedFields({ lines }: Checkout, signal: AbortSignal): Promise<AskedField[]> {
  const body = { cart_items: lines.map(({ variant }) => ({ id: variant.product.id })) }
  const { data } = await browserApi().call(requiredFieldsCall, { body, signal, isBackground: true })
  return data.map(({ field, is_required: isRequired }) => ({ name: fieldNames[field], isRequired }))
}

const fieldNames = { first_name: 'firstName', last_name: 'lastName', email: 'email' } as const

type Checkout = NonNullable<PaymentCheckoutQuery['checkout']>

function toPayable(checkout: Checkout): Omit<Payable, 'asked' | 'account' | 'options' | 'wallet'> {
  const {
    id,
    stockReservationExpires: heldUntil,
    displayGrossPrices,
    subtotalPrice,
    totalPrice,
    lines,
    discounts,
    billingAddress,
  } = checkout
  return {
    id,
    heldUntil: heldUntil ? new Date(heldUntil) : null,
    total: baisaFromDecimal(totalPrice.gross.amount),
    tax: baisa(Math.round(subtotalPrice.tax.amount * 1000)),
    showsTax: displayGrossPrices,
    billingAddress: {
      streetAddress1: billingAddress?.streetAddress1 ?? '',
      city: billingAddress?.city ?? '',
    },
    visits: visitsOf(lines.map(({ variant, metadata }) => ({ name: nameOf(variant), metadata }))),
    lines: payableLines(checkout),
    discounts: discounts.map(({ amount, code, kind, ...discount }) => ({
      id: discount.id,
      name: discount.name,
      code: code ?? '',
      isGiftCard: kind === 'GIFT_CARD',
      amount: baisaFromDecimal(amount.amount),
    })),
  }
}
