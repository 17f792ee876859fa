/** How customers reach the shop. */
export type ContactSettings = { supportPhone: string; supportEmail: string; whatsappNumber: string }

/** The seller on tax invoices from now on; an issued one keeps the seller it was issued with. */
export type SellerSettings = {
  nameEn: string
  nameAr: string
  addressEn: string
  addressAr: string
  taxNumber: string
}

/** Percentages that are added to a payment, with at most three decimals. */
export type FeeSettings = { wallet: number; thawani: number; stripe: number; sandbox: number }

/** What operators decide about the shop as a whole, in groups that are edited one by one. */
export type Settings = { contact: ContactSettings; seller: SellerSettings; fees: FeeSettings }

export type SettingName = keyof Settings

export const settingNames = ['contact', 'seller', 'fees'] as const satisfies readonly SettingName[]

/** A group that an operator has changed. */
export type StoredSetting = { name: SettingName; value: Readonly<Record<string, unknown>>; revision: number }
