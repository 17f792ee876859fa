import type { Config } from '#config/config.ts'
import { offeredServices } from '#kernel/messaging/create-messenger.ts'
import type { Customer } from '../rules/customer.ts'

export type Contact = { to: string; service: 'sms' } | { to: string; service: 'email'; subject: string }

/** Every way the shop has to reach a customer: by text message and by mail with this subject. */
export function contactsOf(
  config: Config,
  { phone, email }: Pick<Customer, 'phone' | 'email'>,
  subject: string,
): Contact[] {
  const byPhone = contactOf(config, { phone, email: null }, subject)
  const byMail = contactOf(config, { phone: null, email }, subject)
  return [byPhone, byMail].filter((contact) => contact !== undefined)
}

/** How the shop reaches a customer: by text message, or by mail with this subject; undefined when it cannot. */
export function contactOf(
  config: Config,
  { phone, email }: Pick<Customer, 'phone' | 'email'>,
  subject: string,
): Contact | undefined {
  const services = offeredServices(config)
  if (phone && services.has('sms')) return { to: phone, service: 'sms' }
  if (email && services.has('email')) return { to: email, service: 'email', subject }
  return undefined
}
