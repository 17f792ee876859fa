import { expect, test } from 'vitest'
import { readRichText } from './read-rich-text.ts'

const paragraph = { type: 'paragraph', data: { text: 'Check the grade.' } }
const list = { type: 'list', data: { style: 'ordered', items: ['Drain', 'Fill'] } }

test('[PROD-26] paragraphs and lists are read, from text or from an object', () => {
  const blocks = [paragraph, list]
  expect(readRichText({ blocks })).toEqual(blocks)
  expect(readRichText(JSON.stringify({ blocks }))).toEqual(blocks)
})

test('[PROD-26] items may be texts or objects with one, and an unknown style is a plain list', () => {
  const items = [{ content: 'Drain', items: [] }, 'Fill', { content: ' ' }, null, 3]
  expect(readRichText({ blocks: [{ type: 'list', data: { style: 'checklist', items } }] })).toEqual([
    { type: 'list', data: { style: 'unordered', items: ['Drain', 'Fill'] } },
  ])
})

test('[PROD-27] every other block is left out', () => {
  const others = [
    { type: 'delimiter', data: {} },
    { type: 'header', data: { text: 'Title', level: 2 } },
    { type: 'raw', data: { html: '<script>alert(1)</script>' } },
    { type: 'image', data: { file: { url: '/a.png' } } },
    { type: 'paragraph' },
    { type: 'paragraph', data: { text: 7 } },
    { type: 'list', data: { items: 'no list' } },
    null,
  ]
  expect(readRichText({ blocks: [paragraph, ...others, list] })).toEqual([paragraph, list])
})

test.each([null, undefined, '', 'no JSON', '{}', '[]', 7, { blocks: 'none' }])(
  '[PROD-27] %j is no rich text and fails nobody',
  (value) => {
    expect(readRichText(value)).toEqual([])
  },
)
