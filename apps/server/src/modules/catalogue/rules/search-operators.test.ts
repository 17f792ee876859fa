import { describe, expect, test } from 'vitest'
import { readOperators } from './search-operators.ts'
import { readSearchTerm } from './search-term.ts'

const part = (words: string[], without: string[] = []) => ({ words, without, text: expect.any(String) })

describe('[UX-52] operators of a search', () => {
  test.each([
    ['quotes hold words together', '"engine oil" 5W-30', [part(['engineoil', '5w30'])]],
    ['typographic quotes, too', '“زيت المحرك”', [part(['زيتالمحرك'])]],
    ['OR stands between alternatives', 'oil filter OR battery', [part(['oil', 'filter']), part(['battery'])]],
    ['a minus excludes', 'oil -filter -"gear oil"', [part(['oil'], ['filter', 'gearoil'])]],
    ['AND says what is so anyway', 'oil AND filter', [part(['oil', 'filter'])]],
    ['a quote that is never closed', '"engine oil', [part(['engineoil'])]],
  ])('%s', (_case, text, expected) => {
    expect(readOperators(text, 8)).toEqual(expected)
  })

  test.each(['oil filter', '5W-30', 'black or white', 'a - b', 'sand'])('%s has none', (text) => {
    expect(readOperators(text, 8)).toBeUndefined()
  })

  test('what only excludes is looked for as it stands', () => {
    expect(readSearchTerm('-oil')).toEqual({ folded: '-oil', words: ['oil'] })
  })

  test('there are not too many words, however they are written', () => {
    const [first] = readOperators(`${'"a b" '.repeat(5)}${'-c '.repeat(20)}`, 8) ?? []
    expect([first?.words.length, first?.without.length]).toEqual([5, 3])
  })
})
