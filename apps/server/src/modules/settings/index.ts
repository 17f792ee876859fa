export type { ContactSettings, SellerSettings } from './rules/settings.ts'
export { readContact, readSeller, readSellerNow } from './use-cases/read-settings.ts'
