import { baisa } from '@warsha/contract/money/baisa.ts'
import { expect, test } from 'vitest'
import { renderPart } from '~/session/testing/render-part.tsx'
import type { MoneyMoved } from './money-moved.ts'
import { MoneyNote } from './money-note.tsx'

const read = async (moved: MoneyMoved | null, lang: 'en' | 'ar' = 'en') =>
  (await renderPart(<MoneyNote moved={moved} />, { lang, texts: ['payment'] })).text

test('whether money moved is said in plain words', async () => {
  expect(await read(null)).toBe('Checking your payment…')
  expect(await read({ money: 'not_charged', isDeclined: false })).toMatch(/^You were not charged\. /)
  expect(await read({ money: 'unknown' })).toMatch(/^We do not know yet whether you were charged\. /)
  expect(await read({ money: 'charged' })).toMatch(/^You were charged\. /)
  expect(await read({ money: 'wallet', walletAmount: baisa(12_345) })).toMatch(
    /^You were charged, and 12\.345 OMR is in your wallet\. /,
  )
})

test('each of the four is said differently in Arabic, too', async () => {
  const words = await Promise.all(
    [
      { money: 'not_charged' as const, isDeclined: false },
      { money: 'unknown' as const },
      { money: 'charged' as const },
      { money: 'wallet' as const, walletAmount: baisa(12_345) },
    ].map((moved) => read(moved, 'ar')),
  )
  expect(new Set(words).size).toBe(4)
  expect(words.at(-1)).toContain('12.345 ر.ع.')
  for (const text of words) expect(text).not.toMatch(/[a-z]{2}/)
})
