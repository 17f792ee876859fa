import type { Translations } from '#kernel/described-attributes.ts'
import type { LanguageCode } from '#kernel/texts.ts'

/** Gathers translation rows under the id they belong to, then under their language. */
export function groupTranslations<
  Key extends string,
  Row extends { languageCode: LanguageCode } & { [Name in Key]: number },
>(rows: readonly Row[], key: Key): Map<number, Translations<Row>> {
  const groups = new Map<number, Partial<Record<LanguageCode, Row>>>()
  for (const row of rows) {
    const group = groups.get(row[key]) ?? {}
    group[row.languageCode] = row
    groups.set(row[key], group)
  }
  return groups
}
