import type { PageAttributeInputType } from '@warsha/server/modules/content/storage/content.tables.ts'
import { demoBanners } from './demo-banners.ts'

export const demoPageTypes = [
  { id: 1, slug: 'home-page', name: 'Home page', nameAr: 'الصفحة الرئيسية' },
  { id: 2, slug: 'header', name: 'Header', nameAr: 'رأس الصفحة' },
  { id: 3, slug: 'text', name: 'Text', nameAr: 'نص' },
] as const

type PageAttribute = {
  readonly slug: string
  readonly name: readonly [en: string, ar: string]
  readonly inputType: PageAttributeInputType
}

const common: readonly PageAttribute[] = [
  { slug: 'image-mobile', name: ['Picture for phones', 'صورة للهاتف'], inputType: 'FILE' },
  { slug: 'media-type', name: ['Media type', 'نوع الوسائط'], inputType: 'DROPDOWN' },
  { slug: 'text', name: ['Text', 'النص'], inputType: 'PLAIN_TEXT' },
  { slug: 'button-label', name: ['Button', 'الزر'], inputType: 'PLAIN_TEXT' },
  { slug: 'link', name: ['Link', 'الرابط'], inputType: 'PLAIN_TEXT' },
]

/** The picture's attribute is named like its place, so a client may recognise a banner by either. */
const places: readonly PageAttribute[] = [
  ...new Set(demoBanners.map((banner) => banner.imageSlug ?? banner.slug)),
].map((slug) => ({ slug, name: [`Picture ${slug}`, `صورة ${slug}`], inputType: 'FILE' }))

export const demoPageAttributes = [...common, ...places].map((attribute, index) => ({
  ...attribute,
  id: 1_000_001 + index,
  position: index,
}))
