import { normaliseNumberInput } from '@warsha/contract/formats/normalise-digits.ts'
import { type Outcome, refuse } from '#kernel/outcome.ts'
import type { AccountFieldRefusal } from '../rules/account-fields.ts'
import type { Customer } from '../rules/customer.ts'
import { maskCard, maskNationalId } from '../rules/masked.ts'
import { findCustomer } from '../storage/customer-queries.ts'
import type { IdentityContext } from './identity-context.ts'
import { updateAccount } from './update-account.ts'

export type ProfileChange = {
  firstName?: string | undefined
  lastName?: string | undefined
  email?: string | undefined
  nationalId?: string | undefined
  card?: string | undefined
  phone?: string | undefined
  /** Only what the account does not have yet is stored. */
  keepsExisting?: boolean | undefined
}

export type ProfileRefusal =
  | AccountFieldRefusal
  | 'NOT_FOUND'
  | 'NID_INVALID'
  | 'CARD_INVALID'
  | 'PHONE_NEEDS_CODE'

/** A masked value that comes back as it was shown is no change. Another number has to be proven by a code first. */
export async function updateProfile(
  context: Pick<IdentityContext, 'db'>,
  customerId: number,
  { firstName, lastName, email, nationalId, card, phone, keepsExisting }: ProfileChange,
): Promise<Outcome<Customer, ProfileRefusal>> {
  const customer = await findCustomer(context.db, customerId)
  if (!customer) return refuse('NOT_FOUND')
  if (phone && normaliseNumberInput(phone) !== customer.phone) {
    return refuse('PHONE_NEEDS_CODE', { field: 'phone_number' })
  }
  const newId = nationalId === maskNationalId(customer.nationalId) ? undefined : nationalId?.trim()
  if (newId && !/^[\p{L}\p{N}-]{4,20}$/u.test(newId)) return refuse('NID_INVALID', { field: 'nid' })
  const newCard = card === maskCard(customer.cardLastFour) ? undefined : readCard(card)
  if (newCard === 'invalid') return refuse('CARD_INVALID', { field: 'credit_card' })
  const changed = await updateAccount(context, customerId, {
    firstName,
    lastName,
    metadata: email === undefined ? undefined : { email: email.trim() },
    nationalId: newId,
    cardLastFour: newCard,
    keepsExisting,
  })
  return changed.ok ? changed : { ...changed, field: restFields[changed.field ?? ''] ?? changed.field }
}

const restFields: Readonly<Record<string, string>> = { firstName: 'first_name', lastName: 'last_name' }

/** Only the last four digits of a card number are stored. */
function readCard(card: string | undefined): string | undefined {
  if (card === undefined) return undefined
  const digits = normaliseNumberInput(card)
  if (digits === '') return ''
  return /^\d{4,19}$/.test(digits) ? digits.slice(-4) : 'invalid'
}
