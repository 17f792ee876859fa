import { isEmail } from '@warsha/contract/identity/account-fields.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { permissionDenied } from '#http/graphql/errors.ts'
import type {
  AddressInput,
  CheckoutAddressValidationRules,
  CheckoutCreateInput,
  LanguageCodeEnum,
} from '#http/graphql/schema.generated.ts'
import type { RequestContext } from '#http/request-context.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { readAddressInput } from '#modules/addresses/api/shop/index.ts'
import { type AddressChecks, noFields } from '#modules/addresses/index.ts'
import { findCentre } from '#modules/booking/index.ts'
import { channelHosts, checkoutChannel, hostsOfChannel } from '#modules/channels/index.ts'
import { customerIdOf } from '#modules/identity/api/shop/index.ts'
import { findClaimedPlace, findStorePlace } from '#modules/locations/index.ts'
import type { CheckoutAddress, DraftLine } from '../../rules/checkout.ts'
import { claimedCentre, claimsBooking } from '../../rules/line-metadata.ts'
import type { CheckoutDraft } from '../../use-cases/create-checkout.ts'
import { readLines, readPairs } from './read-lines.ts'

/**
 * The goods, place and contact of a new checkout. The caller's identity is never read from the input. `streetOfBill` is for
 * calls that have no field for it.
 */
export async function readNewCheckout(
  context: RequestContext,
  input: CheckoutCreateInput,
  { streetOfBill }: { streetOfBill?: string } = {},
): Promise<Outcome<CheckoutDraft>> {
  if (input.privateMetadata) throw permissionDenied('HANDLE_CHECKOUTS')
  const lines = readLines(input.lines ?? [])
  if (!lines.ok) return lines
  const channel = input.channel ?? channelOf(context, input.isCart ?? false)
  if (channel === undefined) return refuse('CHANNEL_MISSING', { field: 'channel' })
  const metadata = readPairs(input.metadata)
  if (!metadata.ok) return metadata
  const email = input.email?.trim()
  if (email && !isEmail(email)) return refuse('EMAIL_INVALID', { field: 'email' })
  const claimed = await findClaimedPlace(context.models, context.placeClaim)
  const stateId = claimed ?? (await findStorePlace(context.models, undefined, context.locale)).stateId
  const rules = input.validationRules
  const billing = input.billingAddress
    ? await readBilling(context, input.billingAddress, {
        lines: lines.value,
        checks: checksOf(rules?.billingAddress),
        street: streetOfBill,
      })
    : ok(null)
  if (!billing.ok) return billing
  const shipping = input.shippingAddress
    ? await readAddress(context, input.shippingAddress, {
        type: 'SHIPPING',
        checks: checksOf(rules?.shippingAddress),
      })
    : ok(null)
  if (!shipping.ok) return shipping
  return ok({
    customerId: customerIdOf(context.caller) ?? null,
    channel,
    stateId,
    // Without one, the checkout takes the account's.
    email: email || '',
    language: languageOf(input.languageCode, context.locale),
    billingAddress: billing.value,
    shippingAddress: shipping.value,
    metadata: metadata.value ?? {},
    lines: lines.value,
    isCart: input.isCart ?? false,
  })
}

/** A host by name says whose shop it is, and so does the own storefront; of any other caller two channels want one named. */
function channelOf({ channel, config }: RequestContext, isCart: boolean): string | undefined {
  const isNamed = hostsOfChannel(channel, channelHosts(config)).length > 0
  if (config.CHECKOUT_CHANNEL || isNamed || isCart) return checkoutChannel(channel, config.CHECKOUT_CHANNEL)
  return undefined
}

type AddressReading = { type: 'BILLING' | 'SHIPPING'; checks: AddressChecks }

/** An address by the rules of its country; a refusal says which of the two it is about. */
export async function readAddress(
  { models }: Pick<RequestContext, 'models'>,
  input: AddressInput,
  { type: addressType, checks }: AddressReading,
): Promise<Outcome<CheckoutAddress>> {
  const written = await readAddressInput({ models }, noFields, input, checks)
  if (written.ok) return ok({ ...written.value.fields, metadata: written.value.metadata })
  return { ...written, params: { ...written.params, addressType } }
}

/** The checks that a client has not turned off. An address without some of them is checked whole before it is paid for. */
export function checksOf(rules: CheckoutAddressValidationRules | null | undefined): AddressChecks {
  return {
    required: rules?.checkRequiredFields ?? true,
    format: rules?.checkFieldsFormat ?? true,
    normalisation: rules?.enableFieldsNormalization ?? true,
  }
}

/** A bill is addressed as it was sent; one without a street goes to the booked place. */
async function readBilling(
  context: RequestContext,
  input: AddressInput,
  {
    lines,
    checks,
    street,
  }: { lines: readonly DraftLine[]; checks: AddressChecks; street?: string | undefined },
): Promise<Outcome<CheckoutAddress>> {
  const streetAddress1 = input.streetAddress1?.trim() || (await bookedAddress(context, lines)) || street || ''
  return readAddress(context, { ...input, streetAddress1 }, { type: 'BILLING', checks })
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
