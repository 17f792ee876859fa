/** Gathers the modules' tables for the migration tool, in module order. Nothing else imports this file. */

export { seedMarks } from './kernel/database/seed-marks.tables.ts'
export { sentMessages } from './kernel/messaging/messages.tables.ts'
export {
  centreServiceTypes,
  centreTypes,
  holidays,
  schedules,
  serviceCentres,
  serviceTypeCategories,
  serviceTypes,
  shifts,
  slots,
} from './modules/booking/storage/booking.tables.ts'
export {
  attributes,
  attributeTranslations,
  attributeValues,
  attributeValueTranslations,
  productAttributeValues,
  variantAttributeValues,
} from './modules/catalogue/storage/attributes.tables.ts'
export { categories, categoryTranslations } from './modules/catalogue/storage/categories.tables.ts'
export {
  productChannelListings,
  productSearch,
  productSliderItems,
  productSliders,
  variantChannelListings,
} from './modules/catalogue/storage/listings.tables.ts'
export {
  bundleComponents,
  productMedia,
  productServiceTypes,
  productStates,
  products,
  productTranslations,
  productTypes,
  productVariants,
  variantTranslations,
} from './modules/catalogue/storage/products.tables.ts'
export { channels } from './modules/channels/storage/channels.tables.ts'
export {
  configs,
  faqEntries,
  legalTexts,
  pageAttributes,
  pageAttributeTranslations,
  pageAttributeValues,
  pages,
  pageTranslations,
  pageTypes,
} from './modules/content/storage/content.tables.ts'
export { stocks, warehouses } from './modules/inventory/storage/inventory.tables.ts'
export { cities, countries, regions, states } from './modules/locations/storage/locations.tables.ts'
