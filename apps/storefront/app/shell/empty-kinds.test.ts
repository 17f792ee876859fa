import ar from '@warsha/i18n/messages/ar/shell.json'
import en from '@warsha/i18n/messages/en/shell.json'
import { describe, expect, test } from 'vitest'
import { emptyIcons } from './empty-kinds.ts'

const kinds = Object.keys(emptyIcons).sort()

describe.each([
  ['English', en],
  ['Arabic', ar],
])('empty states in %s', (_language, texts) => {
  test('each kind has a text and advice of its own', () => {
    expect(Object.keys(texts.empty).sort()).toEqual(kinds)
    expect(Object.keys(texts.emptyHint).sort()).toEqual(kinds)
    expect(new Set(Object.values(texts.empty)).size).toBe(10)
    expect(new Set(Object.values(texts.emptyHint)).size).toBe(10)
  })
})
