export type { ContactSettings, FeeSettings, SellerSettings } from './rules/settings.ts'
export { feePercentOf } from './rules/settings.ts'
export { storedSeller } from './storage/offered-sql.ts'
export {
  readContact,
  readFeePercent,
  readFees,
  readSeller,
  sellerWith,
} from './use-cases/read-settings.ts'
