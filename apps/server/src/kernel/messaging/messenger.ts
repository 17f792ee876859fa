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

export type Messenger = { send(message: OutgoingMessage): Promise<void> }
