import type { Translations } from '#http/graphql/languages.ts'
import type { LanguageCode } from '#kernel/database/columns.ts'

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
