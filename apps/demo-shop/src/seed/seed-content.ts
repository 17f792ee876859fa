import type { Transaction } from '@warsha/server/kernel/database/connect.ts'
import {
  configs,
  faqEntries,
  legalTexts,
  pageAttributes,
  pageAttributeTranslations,
  pageAttributeValues,
  pages,
  pageTranslations,
  pageTypes,
} from '@warsha/server/modules/content/storage/content.tables.ts'
import type { BannerSpec, BannerText } from '../content/demo-banner-spec.ts'
import { demoBanners } from '../content/demo-banners.ts'
import { demoConfigs } from '../content/demo-configs.ts'
import { demoFaq } from '../content/demo-faq.ts'
import { demoPageAttributes, demoPageTypes } from '../content/demo-page-attributes.ts'
import { demoPrivacy } from '../content/demo-privacy.ts'
import { demoReturns } from '../content/demo-returns.ts'
import { demoTerms } from '../content/demo-terms.ts'
import { demoTextPages, demoWaitingPages } from '../content/demo-text-pages.ts'
import { insertRows, moveCounters } from './insert-rows.ts'
import { bannerUrl } from './media-urls.ts'

export async function seedContent(tx: Transaction, now: Date): Promise<void> {
  await insertRows(tx, pageTypes, demoPageTypes)
  await insertRows(
    tx,
    pageAttributes,
    demoPageAttributes.map(({ name: [name], ...attribute }) => ({ ...attribute, name })),
  )
  await insertRows(
    tx,
    pageAttributeTranslations,
    demoPageAttributes.map(({ id, name: [, name] }) => ({
      pageAttributeId: id,
      languageCode: 'ar' as const,
      name,
    })),
  )
  const banners = demoBanners.flatMap((banner) => [toPage(banner, 'en'), toPage(banner, 'ar')])
  const texts = demoTextPages.map(toTextPage)
  const shown = [...banners, ...texts].map((page) => ({ ...page, isPublished: true, publishedAt: now }))
  const waiting = demoWaitingPages.map((page) => ({ ...toTextPage(page), ...publicationOf(page, now) }))
  const numbered = [...shown, ...waiting].map((page, index) => ({ ...page, id: index + 1 }))
  await insertRows(
    tx,
    pages,
    numbered.map(({ values: _values, arabic: _arabic, ...page }) => page),
  )
  await insertRows(
    tx,
    pageTranslations,
    numbered.map(({ id, arabic }) => ({ pageId: id, languageCode: 'ar' as const, ...arabic })),
  )
  await insertRows(
    tx,
    pageAttributeValues,
    numbered.flatMap(({ id, values }) => values.map((value) => ({ pageId: id, ...value }))),
  )
  await insertRows(tx, faqEntries, demoFaq)
  await insertRows(tx, configs, demoConfigs)
  await insertRows(tx, legalTexts, [demoTerms, demoPrivacy, demoReturns])
  await moveCounters(tx, [pageTypes, pageAttributes, pages, faqEntries, legalTexts])
}

function toPage(banner: BannerSpec, language: 'en' | 'ar') {
  const words = banner[language]
  return {
    pageTypeId: typeId(banner.pageType),
    slug: slugOf(banner, language),
    title: words.title,
    content: paragraph(words),
    arabic: { title: banner.ar.title, content: paragraph(banner.ar), older: [] },
    metadata: {
      lang: language,
      channels: banner.channels.join(','),
      priority: String(banner.priority),
    },
    values: [
      {
        pageAttributeId: attributeId(banner.imageSlug ?? banner.slug),
        name: words.title,
        fileUrl: bannerUrl(banner, language, 'desktop'),
      },
      {
        pageAttributeId: attributeId('image-mobile'),
        name: words.title,
        fileUrl: bannerUrl(banner, language, 'phone'),
      },
      { pageAttributeId: attributeId('media-type'), name: 'image' },
      { pageAttributeId: attributeId('text'), name: words.text, plainText: words.text },
      { pageAttributeId: attributeId('button-label'), name: words.button, plainText: words.button },
      { pageAttributeId: attributeId('link'), name: banner.link, plainText: banner.link },
    ],
  }
}

/** Slugs are unique: pages of other channels and languages carry a suffix behind the place they fill. */
function slugOf({ slug, name }: BannerSpec, language: 'en' | 'ar'): string {
  const channel = name.startsWith('tasleem-') ? '-tasleem' : ''
  return `${slug}${channel}${language === 'en' ? '' : `-${language}`}`
}

function publicationOf({ days }: (typeof demoWaitingPages)[number], now: Date) {
  if (!days) return { isPublished: false, publishedAt: null }
  const [publishedAt, publishedUntil] = days.map((day) => new Date(now.getTime() + day * 86_400_000))
  return { isPublished: true, publishedAt, publishedUntil }
}

function toTextPage(page: (typeof demoTextPages)[number]) {
  const {
    slug,
    title: [title, arabicTitle],
    paragraphs,
    older = [],
  } = page
  return {
    pageTypeId: typeId('text'),
    slug,
    title,
    content: toContent(paragraphs.en),
    arabic: { title: arabicTitle, content: toContent(paragraphs.ar), older: [...older] },
    metadata: {},
    values: [],
  }
}

function toContent(texts: readonly string[]) {
  return { blocks: texts.map((text) => ({ type: 'paragraph', data: { text } })) }
}

function paragraph({ text }: BannerText) {
  return toContent([text])
}

function typeId(slug: string): number {
  return known(slug, demoPageTypes.find((type) => type.slug === slug)?.id)
}

function attributeId(slug: string): number {
  return known(slug, demoPageAttributes.find((attribute) => attribute.slug === slug)?.id)
}

function known(slug: string, id: number | undefined): number {
  if (id === undefined) throw new Error(`The demo content has no ${slug}`)
  return id
}
