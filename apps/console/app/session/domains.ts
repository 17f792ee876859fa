import type { ConsoleDomain } from '@warsha/i18n/message-key.ts'

/** The texts of the frame: every screen has them, in one file. */
export const commonDomains = ['console'] as const satisfies ConsoleDomain[]

/** Texts that a screen has only when it asks for them. */
export type ScreenDomain = Exclude<ConsoleDomain, (typeof commonDomains)[number]>

export function isConsoleDomain(domain: string): boolean {
  return domain === 'console' || domain.startsWith('console-')
}
