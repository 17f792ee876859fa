import { expect, test } from 'vitest'
import { visualRuns } from './visual-runs.ts'

const texts = (text: string, direction: 'ltr' | 'rtl') => visualRuns(text, direction).map((run) => run.text)

test('an amount inside Arabic stays as it is, and stands left of what comes before it', () => {
  expect(texts('المجموع 10.500 ر.ع.', 'rtl')).toEqual([' ر.ع.', '10.500', 'المجموع '])
})

test('a code and a phone number are not turned round', () => {
  expect(texts('فاتورة INV-2026-000042', 'rtl')).toEqual(['INV-2026-000042', 'فاتورة '])
  expect(texts('هاتف \u2066+968 9212 3456\u2069', 'rtl')).toEqual(['+968 9212 3456', 'هاتف '])
})

test('brackets of Arabic text turn round', () => {
  const [run] = visualRuns('(زيت)', 'rtl')
  expect(run).toEqual({ text: ')زيت(', isArabic: true })
})

test('an Arabic name inside English keeps the order of its words, and the English around it', () => {
  expect(visualRuns('To: سلمى الحارثي, Muscat', 'ltr')).toEqual([
    { text: 'To: ', isArabic: false },
    { text: 'سلمى الحارثي', isArabic: true },
    { text: ', Muscat', isArabic: false },
  ])
})

test('Arabic digits become Latin ones', () => {
  expect(texts('٢٠٢٦', 'rtl')).toEqual(['2026'])
})
