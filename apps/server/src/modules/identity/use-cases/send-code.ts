import { resendWaitMs } from '@warsha/contract/constants.ts'
import { codeSeconds, maxFailures } from '@warsha/contract/identity/identity.constants.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { queueMessage } from '#kernel/messaging/queue-message.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'
import type { CodePurpose } from '../rules/code-subject.ts'
import { type Exceeded, findExceeded } from '../rules/limits.ts'
import { networkOf, type SendLimit, type SendSettings, sendLimits } from '../rules/send-limits.ts'
import { storeCode } from '../storage/code-queries.ts'
import { drawCode, drawSalt, macOfCode } from './credentials/one-time-code.ts'
import { macOfClient } from './credentials/requesting-client.ts'
import { brandOf, type Client, type IdentityContext } from './identity-context.ts'
import { withinBudget } from './within-budget.ts'

export type SendRefusal = 'CODE_WAIT' | 'CODE_REQUESTS_EXCEEDED' | 'CAPTCHA_REQUIRED' | 'TOO_MANY_REQUESTS'

export type CodeRequest = {
  phone: string
  purpose: CodePurpose
  service: 'sms' | 'whatsapp' | 'email'
  invitedBy?: string | undefined
  campaign?: string | undefined
  hasSolvedCaptcha?: boolean
}

type SendContext = Pick<IdentityContext, 'config'> & { db: Executor }

/**
 * Sends a code to a number, the same way whether it has an account or not. All limits are counted with the code, in
 * one transaction, which may be the caller's: a refusal leaves nothing behind.
 */
export async function sendCode(
  { db, config }: SendContext,
  request: CodeRequest,
  client: Client,
): Promise<Outcome<{ retryAfterSeconds: number }, SendRefusal>> {
  const { phone, purpose, service, invitedBy, campaign, hasSolvedCaptcha = false } = request
  const sent = { recipient: phone, service, purpose, address: networkOf(client.address), hasSolvedCaptcha }
  const settings = sendSettings(config)
  const code = drawCode()
  const salt = drawSalt()
  const mac = macOfCode(code, salt, { phone, purpose }, keysOf(config).codes)
  const requestedBy = invitedBy && macOfClient(config, client)
  const invitation = { invitedBy, requestedBy }
  const send = (bucket: number) =>
    inTransaction(db, async (tx) => {
      const counted = sendLimits(sent, settings, bucket)
      const stored = await storeCode(tx, { phone, purpose, mac, salt, ...invitation, campaign }, counted)
      const exceeded = findExceeded(counted, stored.times)
      if (exceeded) return refusalOf(exceeded, hasSolvedCaptcha)
      const frozenForSeconds = daySeconds - (stored.secondsSinceLast ?? daySeconds)
      if (stored.failures >= maxFailures && frozenForSeconds > 0) {
        return refuse('CODE_REQUESTS_EXCEEDED', { params: { seconds: Math.ceil(frozenForSeconds) } })
      }
      await queueMessage(tx, config, {
        to: phone,
        service,
        text: codeText(code, { purpose, brand: brandOf(config, client.locale) }, client),
        ...(service === 'email' && { subject: translatorFor(client.locale)('outgoing.codeSubject') }),
        code,
        locale: client.locale,
        validSeconds: codeSeconds,
      })
      return ok({ retryAfterSeconds: resendWaitMs / 1000 })
    })
  return withinBudget(db, { recipient: phone, perHour: settings.perHour, spent: 'TOO_MANY_REQUESTS' }, send)
}

const daySeconds = 24 * 3600

function sendSettings(config: IdentityContext['config']): SendSettings {
  return {
    perAddress: config.CODES_PER_ADDRESS_PER_HOUR,
    perPrefix: config.CODES_PER_PREFIX_PER_HOUR,
    perHour: config.CODES_PER_HOUR,
  }
}

function refusalOf({ name, retryAfterSeconds }: Exceeded<SendLimit>, hasSolvedCaptcha: boolean) {
  const params = { seconds: retryAfterSeconds }
  if (name === 'wait') return refuse('CODE_WAIT', { field: 'phoneNumber', params })
  if (name === 'number') return refuse('CODE_REQUESTS_EXCEEDED', { field: 'phoneNumber', params })
  if (name === 'budget' || hasSolvedCaptcha) return refuse('TOO_MANY_REQUESTS', { params })
  return refuse('CAPTCHA_REQUIRED', { field: 'captcha', params })
}

/** The text names the purpose, so that a customer is not talked into giving away another code. */
const codeTexts = {
  'sign-in': 'outgoing.code',
  'phone-change': 'outgoing.phoneChangeCode',
  'phone-proof': 'outgoing.phoneProofCode',
  'account-deletion': 'outgoing.deletionCode',
  return: 'outgoing.returnCode',
} as const

/** The last line binds the code to the shop's host: phones offer it there and nowhere else. */
function codeText(
  code: string,
  { purpose, brand }: { purpose: CodePurpose; brand: string },
  { locale, ownHost }: Pick<Client, 'locale' | 'ownHost'>,
): string {
  const text = translatorFor(locale)(codeTexts[purpose], { code, brand })
  return ownHost ? `${text}\n\n@${ownHost} #${code}` : text
}
