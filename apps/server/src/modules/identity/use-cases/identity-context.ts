import type { Locale } from '@warsha/i18n/locales.ts'
import type { Config } from '#config/config.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import type { Log } from '#kernel/log.ts'
import type { Models } from '#kernel/read-model.ts'

/** Dependencies of signing in. */
export type IdentityContext = { db: Database; config: Config; clock: Clock; models: Models; log: Log }

/** The calling program, as far as it is known. */
export type Client = {
  /** The network address it calls from. */
  address: string
  userAgent: string
  locale: Locale
  /** The shop's own host that it called, when that is one the shop knows by configuration. */
  ownHost: string | undefined
  /** The address of the API, as tokens name it. */
  issuer: string
}

export function brandOf(config: Config, locale: Locale): string {
  return locale === 'en' ? config.BRAND_NAME_EN : config.BRAND_NAME_AR
}
