import { asc, eq } from 'drizzle-orm'
import type { ModelDefinition } from '#kernel/read-model.ts'
import type { RichText } from '#kernel/texts.ts'
import type { LegalText } from '../rules/legal-text.ts'
import type { Question } from '../rules/question.ts'
import { configs, faqEntries, type LegalSection, legalTexts } from './content.tables.ts'

export type Texts = {
  questions: readonly Question[]
  configs: ReadonlyMap<string, { en: unknown; ar: unknown }>
  legalTexts: readonly LegalText[]
}

/** Questions and answers, texts by key, and every version of the legal texts. */
export const textsModel: ModelDefinition<Texts> = {
  topics: ['content'],
  async load(db) {
    const [questions, configRows, legalRows] = await Promise.all([
      db
        .select()
        .from(faqEntries)
        .where(eq(faqEntries.isPublished, true))
        .orderBy(asc(faqEntries.position), asc(faqEntries.id)),
      db.select().from(configs),
      db.select().from(legalTexts).orderBy(asc(legalTexts.id)),
    ])
    return {
      questions,
      configs: new Map(configRows.map((row) => [row.key, { en: row.valueEn, ar: row.valueAr }])),
      legalTexts: legalRows.map((row) => ({
        kind: row.kind,
        version: row.version,
        effectiveDate: row.effectiveDate,
        title: { en: row.titleEn, ar: row.titleAr },
        blocks: { en: blocksOf(row.sectionsEn), ar: blocksOf(row.sectionsAr) },
      })),
    }
  },
}

/**
 * Clients know rich text as one run of blocks, so a section's heading becomes a block of its own. The column is JSON
 * that an operator may have written: entries that are no sections are left out, and the shop's other texts stay.
 */
function blocksOf(sections: unknown): RichText['blocks'] {
  if (!Array.isArray(sections)) return []
  return sections
    .filter(isSection)
    .flatMap(({ heading, blocks }) => [
      ...(heading ? [{ type: 'header', data: { text: heading, level: 2 } }] : []),
      ...blocks.filter(isBlock),
    ])
}

function isSection(value: unknown): value is LegalSection {
  const { heading, blocks } = (value ?? {}) as Partial<LegalSection>
  return typeof heading === 'string' && Array.isArray(blocks)
}

function isBlock(value: unknown): value is RichText['blocks'][number] {
  const { type, data } = (value ?? {}) as { type?: unknown; data?: unknown }
  return typeof type === 'string' && typeof data === 'object' && data !== null
}
