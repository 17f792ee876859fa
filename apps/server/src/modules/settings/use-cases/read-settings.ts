import type { Config } from '#config/config.ts'
import type { Models } from '#kernel/read-model.ts'
import {
  type ContactSettings,
  type FeeSettings,
  feePercentOf,
  type SellerSettings,
  type Settings,
  settingOf,
} from '../rules/settings.ts'
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

/** The seller with what `storedSeller` has answered. */
export function sellerWith(stored: Partial<SellerSettings> | null, config: Config): SellerSettings {
  return { ...defaultsOf(config).seller, ...stored }
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
