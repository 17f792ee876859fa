import type {
  createPageSchema,
  RestEditedPage,
  RestPageWarning,
} from '@warsha/contract/console/content/pages.rest.ts'
import { richTextShape } from '@warsha/contract/console/rich-text-shape.ts'
import { bannerSlotOf } from '@warsha/contract/content/banner-slots.ts'
import type { z } from 'zod'
import { toOlderTexts } from '#http/rest/to-older-texts.ts'
import type { Clock } from '#kernel/clock.ts'
import type { AttributeWords } from '#kernel/described-attributes.ts'
import type { RichText } from '#kernel/texts.ts'
import type { PageTexts } from '../../rules/content-page.ts'
import { type EditedPage, type EditedPageFields, pageState } from '../../rules/edited-page.ts'
import type { PageWarning } from '../../rules/page-warnings.ts'
import type { WarnedPage } from '../../use-cases/edit-pages.ts'

type SentPage = z.output<(typeof createPageSchema)['body']>
type SentTexts = SentPage['texts']

export function fieldsOf(sent: SentPage): EditedPageFields {
  const { ar, hi } = sent.translations
  return {
    pageTypeId: sent.page_type_id,
    slug: sent.slug,
    language: sent.language,
    ...textsOf(sent.texts),
    title: sent.texts.title,
    translations: { ...(ar && { ar: textsOf(ar) }), ...(hi && { hi: textsOf(hi) }) },
    channels: sent.channels,
    priority: sent.priority,
    stateIds: sent.state_ids,
    picture: sent.picture,
    pictureMobile: sent.picture_mobile,
    text: sent.text,
    buttonLabel: sent.button_label,
    link: sent.link,
    ...(sent.attribute_texts && {
      attributeTexts: sent.attribute_texts.map(({ attribute_id, text }) => ({
        attributeId: attribute_id,
        text,
      })),
    }),
    ...(sent.attribute_files && {
      attributeFiles: sent.attribute_files.map(({ attribute_id, url }) => ({
        attributeId: attribute_id,
        url,
      })),
    }),
    ...(sent.attribute_flags && {
      attributeFlags: sent.attribute_flags.map(({ attribute_id, value }) => ({
        attributeId: attribute_id,
        value,
      })),
    }),
  }
}

function textsOf({ title, content, seo_title, seo_description }: SentTexts): PageTexts {
  return { title, content, seoTitle: seo_title, seoDescription: seo_description }
}

export function toWarnedPage(clock: Clock) {
  const write = toEditedPage(clock)
  return ({ page, warnings }: WarnedPage) => ({ ...write(page), warnings: warnings.map(toWarning) })
}

export function toEditedPage(clock: Clock) {
  return (page: EditedPage): RestEditedPage => ({
    id: page.id,
    page_type_id: page.pageTypeId,
    slug: page.slug,
    language: page.language,
    texts: toTexts(page),
    translations: {
      ar: page.translations.ar ? toTexts(page.translations.ar) : null,
      hi: page.translations.hi ? toTexts(page.translations.hi) : null,
    },
    older: toOlderTexts(page.older),
    channels: [...page.channels],
    priority: page.priority,
    state_ids: [...page.stateIds],
    picture: page.picture,
    picture_mobile: page.pictureMobile,
    text: page.text,
    button_label: page.buttonLabel,
    link: page.link,
    attribute_texts: page.attributeTexts.map(({ attributeId, text, older = [] }) => ({
      attribute_id: attributeId,
      text: { en: toWords(text.en), ar: toWords(text.ar), hi: toWords(text.hi) },
      older: [...older],
    })),
    attribute_files: page.attributeFiles.map(({ attributeId, url }) => ({ attribute_id: attributeId, url })),
    attribute_flags: page.attributeFlags.map(({ attributeId, value }) => ({
      attribute_id: attributeId,
      value,
    })),
    is_published: page.isPublished,
    published_at: page.publishedAt?.toISOString() ?? null,
    published_until: page.publishedUntil?.toISOString() ?? null,
    state: pageState(page, clock.now()),
    slot: bannerSlotOf(page.slug) ?? null,
    updated_at: page.updatedAt.toISOString(),
    revision: page.revision,
  })
}

function toTexts({ title, content, seoTitle, seoDescription }: PageTexts) {
  return {
    title: title ?? '',
    content: toRichText(content),
    seo_title: seoTitle,
    seo_description: seoDescription,
  }
}

/** A block that the editor does not know is left out. */
export function toRichText(content: RichText | null) {
  const blocks = (content?.blocks ?? []).flatMap(
    (block) => richTextShape.safeParse({ blocks: [block] }).data?.blocks ?? [],
  )
  return blocks.length > 0 ? { blocks } : null
}

function toWords(words: AttributeWords) {
  return typeof words === 'string' ? words : toRichText(words)
}

export function toWarning(warning: PageWarning): RestPageWarning {
  if (warning.kind !== 'pages-of-type') return warning
  const { pageType, ...rest } = warning
  return { ...rest, page_type: pageType }
}
