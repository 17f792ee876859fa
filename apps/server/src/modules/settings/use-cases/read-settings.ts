import type { Config } from '#config/config.ts'
import type { Executor } from '#kernel/database/connect.ts'
import type { Models } from '#kernel/read-model.ts'
import {
  type ContactSettings,
  type FeeSettings,
  feePercentOf,
  type SellerSettings,
  type Settings,
  settingOf,
} from '../rules/settings.ts'
import { readStoredSettings } from '../storage/setting-queries.ts'
import { settingsModel } from '../storage/settings-model.ts'

type Context = { models: Models; config: Config }

export async function readContact({ models, config }: Context): Promise<ContactSettings> {
  return settingOf('contact', await models.get(settingsModel), defaultsOf(config)).value
}

export async function readSeller({ models, config }: Context): Promise<SellerSettings> {
  return settingOf('seller', await models.get(settingsModel), defaultsOf(config)).value
}

/** Fees of the ways to pay as they are now; a hold and a payment keep those that they were reckoned with. */
export async function readFees({ models, config }: Context): Promise<FeeSettings> {
  return settingOf('fees', await models.get(settingsModel), defaultsOf(config)).value
}

export async function readFeePercent(context: Context, source: string): Promise<number> {
  return feePercentOf(await readFees(context), source)
}

/** For a document that is written now: as the database has it, not as it was a moment ago. */
export async function readSellerNow(executor: Executor, config: Config): Promise<SellerSettings> {
  return settingOf('seller', await readStoredSettings(executor), defaultsOf(config)).value
}

/** The configuration says what holds until an operator changes it. */
export function defaultsOf(config: Config): Settings {
  return {
    contact: {
      supportPhone: config.SUPPORT_PHONE,
      supportEmail: config.SUPPORT_EMAIL,
      whatsappNumber: config.WHATSAPP_NUMBER,
    },
    seller: {
      nameEn: config.SELLER_NAME_EN,
      nameAr: config.SELLER_NAME_AR,
      addressEn: config.SELLER_ADDRESS_EN,
      addressAr: config.SELLER_ADDRESS_AR,
      taxNumber: config.SELLER_TAX_NUMBER,
    },
    fees: {
      wallet: config.WALLET_FEE_PERCENT,
      thawani: config.THAWANI_FEE_PERCENT,
      stripe: config.STRIPE_FEE_PERCENT,
      sandbox: config.SANDBOX_FEE_PERCENT,
    },
  }
}
