import {
  legalBlockShape,
  type RestLegalText,
  type RestQuestion,
  type RestSlide,
} from '@warsha/contract/content/content.rest.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { absoluteMediaUrl, type MediaViewer } from '#http/media/absolute-media-url.ts'
import type { LegalText } from '../../rules/legal-text.ts'
import type { Question } from '../../rules/question.ts'
import type { Slide } from '../../rules/slide.ts'

export function toSlide(viewer: MediaViewer) {
  return ({ page, slot, priority, ...slide }: Slide): RestSlide => ({
    id: page.id,
    slug: page.slug,
    location: slot.group,
    position: slot.number,
    priority,
    title: page.title,
    text: slide.text,
    button_label: slide.buttonLabel,
    link: slide.link,
    image: slide.picture && absoluteMediaUrl(slide.picture, viewer),
    media_type: slide.mediaType,
  })
}

export function toQuestion(locale: Locale) {
  return ({ id, ...texts }: Question): RestQuestion => ({
    id,
    question: locale === 'en' ? texts.questionEn : texts.questionAr,
    answer: locale === 'en' ? texts.answerEn : texts.answerAr,
  })
}

/** `{seller}` in a text stands for the company that the tax invoices name. */
export function toLegalText(locale: Locale, seller: string) {
  const named = (words: string) => words.replaceAll('{seller}', seller)
  return (text: LegalText): RestLegalText => ({
    kind: text.kind,
    version: text.version,
    effective_date: text.effectiveDate,
    title: text.title[locale],
    // A block that clients cannot show is left out.
    blocks: text.blocks[locale]
      .flatMap((block) => legalBlockShape.safeParse(block).data ?? [])
      .map((block) => withWords(block, named)),
  })
}

function withWords(block: LegalBlock, change: (words: string) => string): LegalBlock {
  return block.type === 'list'
    ? { ...block, data: { ...block.data, items: block.data.items.map(change) } }
    : ({ ...block, data: { ...block.data, text: change(block.data.text) } } as LegalBlock)
}

type LegalBlock = RestLegalText['blocks'][number]
