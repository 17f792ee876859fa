import { expect, test } from 'vitest'
import { addTerm, maxTerms, readTerms, removeTerm } from './recent-terms.ts'

test('a term that is typed on stays one search', () => {
  const typed = ['eng', 'engine', 'engine oil', 'engine'].reduce(addTerm, ['tyres'] as string[])
  expect(typed).toEqual(['engine', 'tyres'])
})

test('the newest stands first, each term once, and only so many', () => {
  expect(addTerm(['tyres', 'battery'], 'Battery')).toEqual(['Battery', 'tyres'])
  const many = ['aaa', 'bbb', 'ccc', 'ddd', 'eee', 'fff', 'ggg', 'hhh'].reduce(addTerm, [] as string[])
  expect(many).toHaveLength(maxTerms)
  expect(many[0]).toBe('hhh')
})

test('a term can be taken away', () => {
  expect(removeTerm(['tyres', 'battery'], 'tyres')).toEqual(['battery'])
})

test.each([null, '', 'no json', '{"a":1}', '[1,null,""]'])(
  'nothing is made of the stored text %j',
  (text) => {
    expect(readTerms(text)).toEqual([])
  },
)
