export type { ContentPage } from './rules/content-page.ts'
export { findPage } from './use-cases/list-pages.ts'
export { readLegalTexts } from './use-cases/read-texts.ts'
