import { expect, test } from 'vitest'
import { type LegalText, textsInForce } from './legal-text.ts'

const text = (kind: LegalText['kind'], version: string, effectiveDate: string): LegalText => ({
  kind,
  version,
  effectiveDate,
  title: { en: kind, ar: kind },
  blocks: { en: [], ar: [] },
})
const versions = (texts: LegalText[]) => texts.map(({ kind, version }) => `${kind} ${version}`)

test('[PRIV-01] of each kind the latest version that has begun is in force', () => {
  const texts = [
    text('terms', '1.0', '2025-01-01'),
    text('terms', '2.0', '2026-03-01'),
    text('terms', '3.0', '2026-03-02'),
    text('privacy', '1.0', '2025-01-01'),
    text('returns', '1.0', '2027-01-01'),
  ]
  expect(versions(textsInForce(texts, '2026-03-01'))).toEqual(['terms 2.0', 'privacy 1.0'])
})

test('of two versions of one day the higher number is in force', () => {
  const texts = [text('terms', '1.10', '2026-01-01'), text('terms', '1.9', '2026-01-01')]
  expect(versions(textsInForce(texts, '2026-03-01'))).toEqual(['terms 1.10'])
})
