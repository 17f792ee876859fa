import type { ConsoleDomain, MessageDomain, ServerDomain } from '@warsha/i18n/message-key.ts'

/** The texts of the frame and of failures: every page has them, in one file. */
export const commonDomains = ['shell', 'errors'] as const satisfies MessageDomain[]

/** Texts that a page has only when its route or one of its lazily loaded parts asks for them. */
export type PageDomain = Exclude<MessageDomain, (typeof commonDomains)[number] | ServerDomain | ConsoleDomain>
