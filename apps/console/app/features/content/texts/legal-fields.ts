import type { RestLegalVersion } from '@warsha/contract/console/content/texts.rest.ts'
import type { RestRichText } from '@warsha/contract/console/rich-text-shape.ts'
import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { type RichTextBlock, readBlocks, summaryOf, writtenBlocks } from '~/components/edit/blocks.ts'
import type { Problems } from '~/components/edit/record-editor.tsx'
import type { Translation } from '~/session/messages.ts'

export type LegalFields = {
  version: string
  effectiveDate: string
  titleEn: string
  titleAr: string
  contentEn: readonly RichTextBlock[]
  contentAr: readonly RichTextBlock[]
}

export function legalFields({ version, effective_date, title, content }: RestLegalVersion): LegalFields {
  return {
    version,
    effectiveDate: effective_date,
    titleEn: title.en,
    titleAr: title.ar,
    contentEn: readBlocks(content.en),
    contentAr: readBlocks(content.ar),
  }
}

/** The next version: the texts of the one before it; number and day are the operator's. */
export function nextVersion(last: RestLegalVersion | undefined): LegalFields {
  const empty = { version: '', effectiveDate: '' }
  if (!last) return { ...empty, titleEn: '', titleAr: '', contentEn: [], contentAr: [] }
  return { ...legalFields(last), ...empty }
}

export function toLegal(fields: LegalFields) {
  return {
    version: fields.version.trim(),
    effective_date: fields.effectiveDate,
    title: { en: fields.titleEn.trim(), ar: fields.titleAr.trim() },
    content: { en: toRichText(fields.contentEn), ar: toRichText(fields.contentAr) },
  }
}

function toRichText(blocks: readonly RichTextBlock[]): RestRichText {
  return { blocks } as unknown as RestRichText
}

/** Both languages are needed. */
export function legalProblems(fields: LegalFields, { t }: Pick<Translation, 't'>): Problems {
  const required = t('console-content.problem.required')
  return {
    ...(!fields.titleEn.trim() && { titleEn: required }),
    ...(!fields.titleAr.trim() && { titleAr: required }),
    ...(writtenBlocks(fields.contentEn).length === 0 && { contentEn: required }),
    ...(writtenBlocks(fields.contentAr).length === 0 && { contentAr: required }),
    ...(!/^\d{1,4}(\.\d{1,4}){0,2}$/.test(fields.version.trim()) && {
      version: t('console-content.problem.version'),
    }),
    ...((!fields.effectiveDate || fields.effectiveDate < muscatDate(Date.now())) && {
      effectiveDate: t('console-content.problem.date'),
    }),
  }
}

/** A value in words, for the list of changes. */
export function legalText(name: string, fields: LegalFields): string {
  const value = fields[name as keyof LegalFields]
  return typeof value === 'string' ? value : summaryOf(value)
}
