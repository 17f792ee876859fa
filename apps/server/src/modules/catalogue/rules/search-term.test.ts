import { describe, expect, test } from 'vitest'
import { compactText, foldText } from './fold-text.ts'
import { readSearchTerm } from './search-term.ts'

describe('folding', () => {
  test.each([
    ['[BEY-06] tatweel and vowel marks', ['زيت', 'زيـت', 'زَيْت', ' زيت ']],
    ['[BEY-06] taa marbuta and haa', ['بطارية', 'بطاريه', 'بطّاريّة']],
    ['[BEY-06] alef with and without hamza', ['إطار', 'اطار', 'أطار']],
    ['[BEY-06] alef maqsura and yaa', ['مصفى', 'مصفي']],
    ['[BEY-06] Arabic-Indic and Persian digits', ['205', '٢٠٥', '۲۰۵']],
    ['case, width and invisible marks', ['Oil', 'OIL', 'Ｏｉｌ', 'o\u200Bi\u200Fl']],
  ])('%s read alike', (_case, [first = '', ...others]) => {
    for (const other of others) expect(foldText(other)).toBe(foldText(first))
  })

  test('[BEY-06] signs between letters and digits do not matter', () => {
    expect(compactText('5W-30')).toBe(compactText('5w30'))
    expect(compactText('205/55 R16')).toBe('20555r16')
  })
})

describe('readSearchTerm', () => {
  test('is nothing for nothing', () => {
    for (const text of [undefined, null, '', '   ', '\u200F\u0000', 'ـ'])
      expect(readSearchTerm(text)).toBeUndefined()
  })

  test('takes control and direction characters for what they are', () => {
    expect(readSearchTerm('oil\u0000\u202E\tfilter')).toEqual({
      folded: 'oil filter',
      words: ['oil', 'filter'],
    })
  })

  test('cuts long terms and counts letters, not halves of them', () => {
    expect(readSearchTerm('é'.repeat(500))?.folded).toHaveLength(100)
    expect(readSearchTerm('😀'.repeat(500))?.folded).toHaveLength(200)
    expect(readSearchTerm('a\uD83D')?.words).toEqual(['a'])
  })

  test('keeps each word once, and not too many', () => {
    expect(readSearchTerm('a b a c d e f g h i j')?.words).toEqual([...'abcdefgh'])
  })

  test('signs alone are no words', () => {
    expect(readSearchTerm("%_\\ ';--")).toMatchObject({ words: [] })
  })
})
