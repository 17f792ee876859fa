import { formatPhone } from '@warsha/contract/formats/format-phone.ts'
import type { LoginState } from '~/session/groups/login.ts'

type Account = Pick<LoginState, 'is_login' | 'first_name' | 'last_name' | 'phone_number' | 'country_code'>

/** Empty for a visitor and for a customer who has not given a name. */
export function accountName({ is_login, first_name, last_name }: Account): string {
  return is_login ? `${first_name} ${last_name}`.trim() : ''
}

/** The number as one dials it from anywhere. */
export function accountPhone({ country_code, phone_number }: Account): string {
  if (!phone_number || phone_number.startsWith('+')) return formatPhone(phone_number)
  return country_code ? formatPhone(`+${country_code.replace(/^\+/, '')}${phone_number}`) : phone_number
}
