export type { ContentPage } from './rules/content-page.ts'
export type { BannerOfferPort } from './use-cases/banner-offer-port.ts'
export { findPage } from './use-cases/list-pages.ts'
export { readLegalTexts } from './use-cases/read-texts.ts'
