import { expect, test } from 'vitest'
import { sanitiseRichText } from './sanitise-rich-text.ts'

const paragraph = (text: unknown) => ({ type: 'paragraph', data: { text } })

test('[SEC-05] a text of blocks keeps paragraphs, headings and lists with a few tags, and nothing that runs', () => {
  const written = {
    time: 1,
    blocks: [
      paragraph('Oil <b>5W-30</b> &amp; filter<img src=x onerror=alert(1)>'),
      { type: 'header', data: { text: 'Use', level: 1 } },
      { type: 'header', data: { text: 'More', level: 4 } },
      { type: 'list', data: { style: 'x', items: ['one', { content: '<script>x</script>two' }, '', 3] } },
      { type: 'raw', data: { text: '<iframe></iframe>', html: '<iframe></iframe>' } },
      paragraph(''),
      paragraph(7),
    ],
  }
  const stored = {
    blocks: [
      paragraph('Oil <b>5W-30</b> &amp; filter'),
      { type: 'header', data: { text: 'Use', level: 3 } },
      { type: 'header', data: { text: 'More', level: 4 } },
      { type: 'list', data: { style: 'unordered', items: ['one', 'two'] } },
    ],
  }
  expect(sanitiseRichText(written)).toEqual(stored)
  expect(sanitiseRichText(stored)).toEqual(stored)
})

test('a text without words is none', () => {
  expect(sanitiseRichText(null)).toBeNull()
  expect(sanitiseRichText({ blocks: [paragraph(' ')] })).toBeNull()
})
