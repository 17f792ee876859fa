import { translatorFor } from '@warsha/i18n/catalogue.ts'
import type { Locale } from '@warsha/i18n/locales.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { queueMessage } from '#kernel/messaging/queue-message.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'
import type { Customer } from '../rules/customer.ts'
import { findExceeded } from '../rules/limits.ts'
import { networkOf, sendLimits } from '../rules/send-limits.ts'
import { takeAttempts } from '../storage/attempts.ts'
import { type LinkPurpose, linkSeconds, makeLinkToken } from './credentials/mailed-link.ts'
import { brandOf, type Client, type IdentityContext } from './identity-context.ts'
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
 * whether there is an account, and how often others have asked for its mail, is not said.
 */
export async function sendAccountMail(
  context: IdentityContext,
  { purpose, email, customer, redirectUrl }: MailRequest,
  client: Client,
): Promise<Outcome<undefined, 'TOO_MANY_REQUESTS'>> {
  const { db, config, clock } = context
  const counted = await countAccountMail(context, { purpose, email }, client)
  if (!counted.ok) return counted
  if (!customer || counted.value === 'too many mails') return ok(undefined)
  const token = makeLinkToken(purpose, customer, { now: clock.now(), key: keysOf(config).mailedLinks })
  return inTransaction(db, async (tx) => {
    await queueAccountMail(tx, config, { purpose, email, redirectUrl, token }, client.locale)
    return ok(undefined)
  })
}

export type CountedMail = 'counted' | 'too many mails'

/** Counts a mail before anything is done for it. That its recipient gets no more for now is nothing to tell the caller. */
export async function countAccountMail(
  { db, config }: Pick<IdentityContext, 'db' | 'config'>,
  { purpose, email }: { purpose: MailPurpose; email: string },
  client: Pick<Client, 'address'>,
): Promise<Outcome<CountedMail, 'TOO_MANY_REQUESTS'>> {
  const perHour = config.CODES_PER_HOUR
  const settings = { perAddress: config.CODES_PER_ADDRESS_PER_HOUR, perPrefix: manyMails, perHour }
  const mail = {
    recipient: email,
    service: 'email',
    purpose,
    address: networkOf(client.address),
    hasSolvedCaptcha: false,
  }
  const count = (bucket: number) =>
    inTransaction(db, async (tx) => {
      const counted = sendLimits(mail, settings, bucket)
      const exceeded = findExceeded(counted, await takeAttempts(tx, counted))
      if (!exceeded) return ok('counted' as const)
      return refuse(exceeded.name === 'address' ? 'TOO_MANY_REQUESTS' : 'TOO_MANY_MAILS', {
        params: { seconds: exceeded.retryAfterSeconds },
      })
    })
  const sent = await withinBudget(db, { recipient: email, perHour, spent: 'TOO_MANY_MAILS' }, count)
  if (sent.ok) return sent
  return sent.code === 'TOO_MANY_REQUESTS' ? { ...sent, code: sent.code } : ok('too many mails')
}

const manyMails = 200

export type MailPurpose = LinkPurpose | 'confirm' | 'emailChange'

type AccountMail = { purpose: MailPurpose; email: string; redirectUrl: string; token: string }

/** Sends the mail once the transaction is committed. */
export async function queueAccountMail(
  tx: Transaction,
  config: IdentityContext['config'],
  { purpose, email, redirectUrl, token }: AccountMail,
  locale: Locale,
): Promise<void> {
  const t = translatorFor(locale)
  // The token of a new address says which; clients of Saleor expect nothing beside it.
  const link = linkOf(redirectUrl, { ...(purpose !== 'emailChange' && { email }), token })
  await queueMessage(tx, config, {
    to: email,
    service: 'email',
    subject: t(`outgoing.${purpose}.subject`),
    text: t(`outgoing.${purpose}.text`, { link, brand: brandOf(config, locale) }),
    locale,
    validSeconds: linkSeconds,
  })
}

function linkOf(redirectUrl: string, parameters: Readonly<Record<string, string>>): string {
  const link = new URL(redirectUrl)
  for (const [name, value] of Object.entries(parameters)) link.searchParams.set(name, value)
  return link.href
}
