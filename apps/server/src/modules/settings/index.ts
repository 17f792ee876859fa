export type { ContactSettings, FeeSettings, SellerSettings } from './rules/settings.ts'
export { feePercentOf } from './rules/settings.ts'
export {
  readContact,
  readFeePercent,
  readFees,
  readSeller,
  readSellerNow,
} from './use-cases/read-settings.ts'
