import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { networkPort } from '#kernel/database/network-port.ts'
import { inSpan } from '#kernel/tracing/tracing.ts'
import { withBreaker } from './breaker.ts'
import { createDemoOutbox } from './demo-outbox.ts'
import type { MessageService, Messenger, OutgoingMessage, ShopMessenger } from './messenger.ts'
import { createIsmart } from './providers/ismart.ts'
import { createMailServer } from './providers/mail-server.ts'
import { createTwilio } from './providers/twilio.ts'
import { createUnifonic } from './providers/unifonic.ts'
import { createWhatsapp } from './providers/whatsapp.ts'

/** The keys of the services that carry messages, by the names of their variables; empty where one is not used. */
export type MessagingConfig = { readonly demo: boolean; readonly SUPPORT_EMAIL: string } & {
  readonly [Name in
    | 'MAIL_FROM'
    | 'SMTP_URL'
    | 'UNIFONIC_APP_SID'
    | 'UNIFONIC_SENDER'
    | 'ISMART_USER'
    | 'ISMART_PASSWORD'
    | 'ISMART_URL'
    | 'TWILIO_ACCOUNT_SID'
    | 'TWILIO_AUTH_TOKEN'
    | 'TWILIO_FROM'
    | 'WHATSAPP_TOKEN'
    | 'WHATSAPP_PHONE_ID'
    | 'WHATSAPP_TEMPLATE']?: string | undefined
}

type Options = { config: MessagingConfig; db: Database; clock: Clock }

/**
 * The shop's way to send messages: for each service the provider whose keys are configured. Without one, a message ends
 * in the outbox of a demo; a real shop does not send it, because an unread outbox would only store codes.
 */
export function createMessenger({ config, db, clock }: Options): ShopMessenger {
  const providers = providersOf(config, clock)
  const outbox = createDemoOutbox(db, clock)
  const guarded = new Map(
    [...providers].map(([service, provider]) => [service, withBreaker(provider, clock)] as const),
  )
  const port = networkPort('messenger', {
    async send(message: OutgoingMessage) {
      const messenger = guarded.get(message.service) ?? (config.demo ? outbox : undefined)
      if (!messenger) throw new Error(`No provider for ${message.service} is configured`)
      await inSpan({ name: `message ${message.service}`, kind: 'client' }, () => messenger.send(message))
    },
  })
  const listStates = () => new Map([...guarded].map(([service, { state }]) => [service, state()] as const))
  return { ...port, listStates }
}

/** Which services can send: all of a demo, in a real shop those with a provider. */
export function offeredServices(config: MessagingConfig): ReadonlySet<MessageService> {
  if (config.demo) return new Set(['sms', 'whatsapp', 'email', 'push'])
  return new Set(providersOf(config, { now: () => new Date(0) }).keys())
}

function providersOf(config: MessagingConfig, clock: Clock): Map<MessageService, Messenger> {
  const providers: [MessageService, Messenger | undefined][] = [
    ['sms', smsOf(config, clock)],
    ['whatsapp', whatsappOf(config)],
    [
      'email',
      config.SMTP_URL ? createMailServer({ url: config.SMTP_URL, from: mailFrom(config) }) : undefined,
    ],
  ]
  return new Map(providers.filter((entry): entry is [MessageService, Messenger] => entry[1] !== undefined))
}

/** iSmart reaches numbers of Oman; of the others the first that is configured is used. */
function smsOf(config: MessagingConfig, clock: Clock): Messenger | undefined {
  const { UNIFONIC_APP_SID: appSid, UNIFONIC_SENDER: sender } = config
  const { ISMART_USER: userId, ISMART_PASSWORD: password, ISMART_URL: ismartUrl } = config
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = config
  const unifonic = appSid && sender ? createUnifonic({ appSid, sender }) : undefined
  const twilio = accountSid && authToken && from ? createTwilio({ accountSid, authToken, from }) : undefined
  const abroad = unifonic ?? twilio
  if (!userId || !password) return abroad
  const oman = createIsmart({ userId, password, clock, url: ismartUrl?.replace(/\/$/, '') })
  return { send: (message) => (abroad && !message.to.startsWith('+968') ? abroad : oman).send(message) }
}

function whatsappOf(config: MessagingConfig): Messenger | undefined {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: phoneId, WHATSAPP_TEMPLATE: template } = config
  return token && phoneId && template ? createWhatsapp({ token, phoneId, template }) : undefined
}

function mailFrom({ MAIL_FROM, SUPPORT_EMAIL }: MessagingConfig): string {
  return MAIL_FROM ?? SUPPORT_EMAIL
}
