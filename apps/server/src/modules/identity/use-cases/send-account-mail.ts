import { translatorFor } from '@warsha/i18n/catalogue.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { queueMessage } from '#kernel/messaging/queue-message.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'
import type { Customer } from '../rules/customer.ts'
import { findExceeded } from '../rules/limits.ts'
import { networkOf, sendLimits } from '../rules/send-limits.ts'
import { takeAttempts } from '../storage/attempts.ts'
import { brandOf, type Client, type IdentityContext } from './identity-context.ts'
import { type LinkPurpose, makeLinkToken } from './proofs/mailed-link.ts'
import { withinBudget } from './within-budget.ts'

export type MailRequest = {
  purpose: LinkPurpose
  email: string
  /** Undefined when there is no account to write to: the request counts all the same. */
  customer: Customer | undefined
  redirectUrl: string
}

/**
 * Mails a link. It draws on the same budget as codes do. Who asks learns only about the limits of the own address:
 * whether there is an account, and how often somebody else has asked for its mail, is not said.
 */
export async function sendAccountMail(
  { db, config, clock }: IdentityContext,
  { purpose, email, customer, redirectUrl }: MailRequest,
  client: Client,
): Promise<Outcome<undefined, 'TOO_MANY_REQUESTS'>> {
  const perHour = config.CODES_PER_HOUR
  const settings = { perAddress: config.CODES_PER_ADDRESS_PER_HOUR, perPrefix: manyMails, perHour }
  const mail = {
    recipient: email,
    service: purpose,
    address: networkOf(client.address),
    hasSolvedCaptcha: false,
  }
  const send = (bucket: number) =>
    inTransaction(db, async (tx) => {
      const counted = sendLimits(mail, settings, bucket)
      const exceeded = findExceeded(counted, await takeAttempts(tx, counted))
      if (exceeded) {
        return refuse(exceeded.name === 'address' ? 'TOO_MANY_REQUESTS' : 'TOO_MANY_MAILS', {
          params: { seconds: exceeded.retryAfterSeconds },
        })
      }
      if (customer) {
        const link = linkOf(redirectUrl, email, makeToken(purpose, customer, { config, clock }))
        const t = translatorFor(client.locale)
        await queueMessage(tx, config, {
          to: email,
          service: 'email',
          subject: t(`outgoing.${purpose}.subject`),
          text: t(`outgoing.${purpose}.text`, { link, brand: brandOf(config, client.locale) }),
          locale: client.locale,
          validUntil: new Date(clock.now().getTime() + mailHours * 3_600_000),
        })
      }
      return ok(undefined)
    })
  const sent = await withinBudget(db, { recipient: email, perHour, spent: 'TOO_MANY_MAILS' }, send)
  return !sent.ok && sent.code === 'TOO_MANY_REQUESTS' ? { ...sent, code: sent.code } : ok(undefined)
}

const manyMails = 200
const mailHours = 1

function makeToken(
  purpose: LinkPurpose,
  customer: Customer,
  { config, clock }: Pick<IdentityContext, 'config' | 'clock'>,
): string {
  return makeLinkToken(purpose, customer, { now: clock.now(), key: keysOf(config).mailedLinks })
}

function linkOf(redirectUrl: string, email: string, token: string): string {
  const link = new URL(redirectUrl)
  link.searchParams.set('email', email)
  link.searchParams.set('token', token)
  return link.href
}
