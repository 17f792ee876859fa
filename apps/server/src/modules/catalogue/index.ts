export type { Availability } from './rules/availability.ts'
export type { Catalogue, Channel, Price, Product, Variant } from './rules/catalogue.ts'
export { isForSale, isShown } from './rules/channel-listing.ts'
export { priceOf } from './rules/prices.ts'
export { showCollection } from './rules/shown-collection.ts'
export { isSoldIn } from './rules/sold-in.ts'
export { limitingCategory } from './rules/usage-limit.ts'
export { workKindOf } from './rules/work-kind.ts'
export { openFeeVariants } from './storage/fee-variant-queries.ts'
export type { UnitsExpression } from './storage/in-stock-condition.ts'
export {
  categoryNames,
  categorySlugs,
  countedVariants,
  isProvidedAs,
  isShipped,
  ownAndUpperCategories,
  type Provision,
  productNames,
  productSlugs,
  productsNamed,
  variantCodes,
} from './storage/offered-sql.ts'
export type { AvailabilityCaller, AvailabilityPort, StockView } from './use-cases/availability-port.ts'
export { catalogueModel } from './use-cases/catalogue-model.ts'
export { isBannerOffered } from './use-cases/is-banner-offered.ts'
export { previewParameter, readPreview } from './use-cases/preview-product.ts'
