import type { RichText } from '#kernel/texts.ts'

export type LegalText = {
  kind: 'terms' | 'privacy' | 'returns'
  version: string
  /** `YYYY-MM-DD` in Muscat. */
  effectiveDate: string
  title: { en: string; ar: string }
  blocks: { en: RichText['blocks']; ar: RichText['blocks'] }
}

/** Of each kind the version in force on a day: the latest that has begun. */
export function textsInForce(texts: readonly LegalText[], today: string): LegalText[] {
  const begun = texts.filter((text) => text.effectiveDate <= today)
  return begun.filter((text) => !begun.some((other) => other.kind === text.kind && isLater(other, text)))
}

function isLater(one: LegalText, other: LegalText): boolean {
  if (one.effectiveDate !== other.effectiveDate) return one.effectiveDate > other.effectiveDate
  return one.version.localeCompare(other.version, 'en', { numeric: true }) > 0
}
