import { expect, test } from 'vitest'
import { blocksOf, isNewer, sectionsOf } from './legal-version.ts'

const heading = (text: string, level = 3) => ({ type: 'header', data: { text, level } })
const paragraph = (text: string) => ({ type: 'paragraph', data: { text } })

test('a text becomes sections and comes back as it was', () => {
  const blocks = [
    paragraph('Before all'),
    heading('One'),
    paragraph('a'),
    heading('Small', 4),
    paragraph('b'),
    heading('Two'),
  ]
  expect(sectionsOf(blocks)).toEqual([
    { heading: '', blocks: [paragraph('Before all')] },
    { heading: 'One', blocks: [paragraph('a'), heading('Small', 4), paragraph('b')] },
    { heading: 'Two', blocks: [] },
  ])
  expect(blocksOf(sectionsOf(blocks))).toEqual(blocks)
})

test.each([
  ['2.10', '2.9', true],
  ['2.9', '2.10', false],
  ['2.0', '2.0', false],
  ['10', '9.9', true],
])('%s is newer than %s: %s', (version, than, expected) => {
  expect(isNewer(version, than)).toBe(expected)
})
