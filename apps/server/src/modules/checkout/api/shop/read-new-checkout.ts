import { defaultPlace } from '@warsha/contract/constants.ts'
import { isEmail } from '@warsha/contract/identity/account-fields.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { permissionDenied } from '#http/graphql/errors.ts'
import type { AddressInput, CheckoutCreateInput, LanguageCodeEnum } from '#http/graphql/schema.generated.ts'
import type { RequestContext } from '#http/request-context.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { readAddressInput } from '#modules/addresses/api/shop/index.ts'
import { noFields } from '#modules/addresses/index.ts'
import { findCentre } from '#modules/booking/index.ts'
import { checkoutChannel } from '#modules/channels/index.ts'
import { customerOf } from '#modules/identity/api/shop/index.ts'
import { findClaimedPlace, findState, findStorePlace, nameIn } from '#modules/locations/index.ts'
import type { CheckoutAddress, DraftLine } from '../../rules/checkout.ts'
import { claimedCentre, claimsBooking } from '../../rules/line-metadata.ts'
import type { CheckoutDraft } from '../../use-cases/create-checkout.ts'
import { readLines, readPairs } from './read-lines.ts'

/** The goods, place and contact of a new checkout. The caller's identity is never read from the input. */
export async function readNewCheckout(
  context: RequestContext,
  input: CheckoutCreateInput,
): Promise<Outcome<CheckoutDraft>> {
  if (input.privateMetadata) throw permissionDenied('HANDLE_CHECKOUTS')
  const lines = readLines(input.lines ?? [])
  if (!lines.ok) return lines
  const metadata = readPairs(input.metadata)
  if (!metadata.ok) return metadata
  const email = input.email?.trim()
  if (email && !isEmail(email)) return refuse('EMAIL_INVALID', { field: 'email' })
  const claimed = await findClaimedPlace(context.models, context.placeClaim)
  const stateId = claimed ?? (await findStorePlace(context.models, undefined, context.locale)).stateId
  const billing = await readBilling(context, input.billingAddress ?? {}, { lines: lines.value, stateId })
  if (!billing.ok) return billing
  const shipping = input.shippingAddress
    ? await readAddress(context, input.shippingAddress, 'SHIPPING')
    : ok(null)
  if (!shipping.ok) return shipping
  const customer = await customerOf(context)
  return ok({
    customerId: customer?.id ?? null,
    channel: input.channel ?? checkoutChannel(context.channel, context.config.CHECKOUT_CHANNEL),
    stateId,
    email: email || customer?.metadata.email || customer?.email || '',
    language: languageOf(input.languageCode, context.locale),
    billingAddress: billing.value,
    shippingAddress: shipping.value,
    metadata: metadata.value ?? {},
    lines: lines.value,
  })
}

/** An address by the rules of its country; a refusal says which of the two it is about. */
export async function readAddress(
  { models }: Pick<RequestContext, 'models'>,
  input: AddressInput,
  addressType: 'BILLING' | 'SHIPPING',
): Promise<Outcome<CheckoutAddress>> {
  const written = await readAddressInput({ models }, noFields, input)
  if (written.ok) return ok({ ...written.value.fields, metadata: written.value.metadata })
  return { ...written, params: { ...written.params, addressType } }
}

/** Bills are written to Muscat, whatever is sent: tax is Oman's, and where it is done is in the booking. */
async function readBilling(
  context: RequestContext,
  input: AddressInput,
  { lines, stateId }: { lines: readonly DraftLine[]; stateId: number },
): Promise<Outcome<CheckoutAddress>> {
  const { models, locale } = context
  const street = input.streetAddress1?.trim() || (await bookedAddress(context, lines))
  const place = street ? undefined : await findState(models, stateId)
  const streetAddress1 = street || (place ? nameIn(locale, place) : defaultPlace.stateName)
  const { postalCode: _none, ...given } = input
  return readAddress(context, { ...given, streetAddress1, country: 'OM', city: 'muscat' }, 'BILLING')
}

/** The home address of a booking, or that of its centre. */
async function bookedAddress({ models, locale }: RequestContext, lines: readonly DraftLine[]) {
  const booked = lines.find(({ metadata }) => claimsBooking(metadata))?.metadata
  if (!booked) return undefined
  if (booked.place === 'home' && booked.address) return booked.address.slice(0, 300)
  const centre = await findCentre(models, claimedCentre(booked) ?? -1)
  return centre.ok ? centre.value[locale === 'ar' ? 'addressAr' : 'addressEn'] : undefined
}

function languageOf(code: LanguageCodeEnum | null | undefined, locale: Locale): Locale {
  if (!code) return locale
  return code.startsWith('EN') ? 'en' : 'ar'
}
