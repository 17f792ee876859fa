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

/** Percentages that are added to what each way to pay charges. */
export type FeeSettings = Record<'wallet' | 'thawani' | 'stripe' | 'sandbox', number>

/** What operators decide about the shop as a whole, in groups that are edited one by one. */
export type Settings = { contact: ContactSettings; seller: SellerSettings; fees: FeeSettings }

export type SettingName = keyof Settings

/** A group that an operator has changed. */
export type StoredSetting = { name: string; value: Readonly<Record<string, unknown>>; revision: number }

/** A group with the number of its state; one that was never changed has the first. */
export type Revised<Value> = { value: Value; revision: number }

/** The fee of a way to pay, by the name of the wallet or of a gateway; one without a setting costs nothing more. */
export function feePercentOf(fees: FeeSettings, source: string): number {
  const name = source.toLowerCase()
  return Object.hasOwn(fees, name) ? fees[name as keyof FeeSettings] : 0
}

/** What was stored, and where nothing was, what the configuration says. */
export function settingOf<Name extends SettingName>(
  name: Name,
  stored: readonly StoredSetting[],
  defaults: Settings,
): Revised<Settings[Name]> {
  const found = stored.find((group) => group.name === name)
  return { value: { ...defaults[name], ...found?.value }, revision: found?.revision ?? 1 }
}
