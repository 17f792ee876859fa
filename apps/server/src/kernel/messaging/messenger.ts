import type { BreakerState } from '#kernel/breaker.ts'

export type MessageService = 'sms' | 'whatsapp' | 'email' | 'push'

export type OutgoingMessage = {
  to: string
  service: MessageService
  text: string
  /** Of an e-mail. */
  subject?: string | undefined
  /** The one-time code in the text, for services that send it in a form of their own. */
  code?: string | undefined
  locale?: 'ar' | 'en' | undefined
}

export type Messenger = {
  send(message: OutgoingMessage): Promise<void>
}

/** The shop's messenger also knows how the providers behind it stand. */
export type ShopMessenger = Messenger & { listStates(): ReadonlyMap<MessageService, BreakerState> }
