/** @vitest-environment happy-dom */
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { chooseLanguage } from '~/session/messages.ts'
import { BlockEditor } from './block-editor.tsx'
import { type RichTextBlock, readBlocks } from './blocks.ts'

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await chooseLanguage('en')
})

const paragraph = (text: string): RichTextBlock => ({ type: 'paragraph', data: { text } })
const heading = (text: string): RichTextBlock => ({ type: 'header', data: { text, level: 3 } })
const list = (...items: string[]): RichTextBlock => ({ type: 'list', data: { style: 'unordered', items } })

async function open(first: RichTextBlock[], given: { dir?: 'rtl'; isReadOnly?: boolean } = {}) {
  let written = first
  function Page() {
    const [blocks, setBlocks] = useState(first)
    written = blocks
    const dir = given.dir ?? 'ltr'
    return (
      <BlockEditor
        label="Text"
        lang={dir === 'rtl' ? 'ar' : 'en'}
        {...given}
        dir={dir}
        blocks={blocks}
        onChange={setBlocks}
      />
    )
  }
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  await act(async () => root.render(<Page />))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    element.remove()
  })
  const fields = () => [...element.querySelectorAll('textarea')]
  const field = (at: number) => {
    const found = fields()[at]
    if (!found) throw new Error(`No block ${at}`)
    return found
  }
  return {
    element,
    fields,
    written: () => written,
    focused: () => fields().indexOf(document.activeElement as HTMLTextAreaElement),
    said: () => element.querySelector('[role=status]')?.textContent?.replace(/[\u2066-\u2069]/g, ''),
    press: (name: string) =>
      act(async () => {
        const all = [...element.querySelectorAll('button')]
        const found = all.find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name)
        if (!found) throw new Error(`No button ${name}`)
        found.click()
      }),
    write: (at: number, text: string) =>
      act(async () => {
        const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {}
        set?.call(field(at), text)
        field(at).dispatchEvent(new Event('input', { bubbles: true }))
      }),
    key: (at: number, key: string, { caret = 0, altKey = false } = {}) =>
      act(async () => {
        field(at).setSelectionRange(caret, caret)
        field(at).dispatchEvent(
          new KeyboardEvent('keydown', { key, altKey, bubbles: true, cancelable: true }),
        )
      }),
    paste: (at: number, caret: number, data: Record<string, string>) =>
      act(async () => {
        field(at).setSelectionRange(caret, caret)
        const event = new Event('paste', { bubbles: true, cancelable: true })
        Object.assign(event, { clipboardData: { getData: (type: string) => data[type] ?? '' } })
        field(at).dispatchEvent(event)
      }),
  }
}

describe('an editor of blocks', () => {
  test('shows stored mark-up as its words, and writes typed signs as text', async () => {
    const editor = await open([paragraph('Fits <b>5W-30</b> &amp; more'), list('one', 'two')])
    expect(editor.fields().map(({ value }) => value)).toEqual(['Fits 5W-30 & more', 'one\ntwo'])
    await editor.write(0, 'a <script> & b')
    await editor.write(1, 'one\nthree')
    expect(editor.written()).toEqual([paragraph('a &lt;script&gt; &amp; b'), list('one', 'three')])
    expect(editor.fields()[0]?.value).toBe('a <script> & b')
  })

  test('Enter divides a paragraph, Backspace at its start joins it again', async () => {
    const editor = await open([heading('Before after')])
    await editor.key(0, 'Enter', { caret: 6 })
    expect(editor.written()).toEqual([heading('Before'), paragraph(' after')])
    expect(editor.focused()).toBe(1)
    await editor.key(1, 'Backspace')
    expect(editor.written()).toEqual([heading('Before after')])
    expect(editor.focused()).toBe(0)
    await editor.key(0, 'Backspace')
    expect(editor.written()).toEqual([paragraph('Before after')])
  })

  test('Enter on the empty last line of a list leaves it', async () => {
    const editor = await open([list('one', '')])
    await editor.key(0, 'Enter', { caret: 4 })
    expect(editor.written()).toEqual([list('one'), paragraph('')])
    expect(editor.focused()).toBe(1)
  })

  test('Alt with an arrow moves a block and says where it is', async () => {
    const editor = await open([paragraph('a'), paragraph('b')])
    await editor.key(1, 'ArrowUp', { altKey: true })
    expect(editor.written()).toEqual([paragraph('b'), paragraph('a')])
    expect([editor.focused(), editor.said()]).toEqual([0, 'Block 1 of 2.'])
    await editor.key(0, 'ArrowUp', { altKey: true })
    expect(editor.written()).toEqual([paragraph('b'), paragraph('a')])
  })

  test('a paste brings plain words; lines become paragraphs', async () => {
    const editor = await open([paragraph('startend')])
    await editor.paste(0, 5, { 'text/plain': ' one\n\n two \nthree ', 'text/html': '<b>bold</b>' })
    expect(editor.written()).toEqual([paragraph('startone'), paragraph('two'), paragraph('threeend')])
    expect(editor.focused()).toBe(2)
  })

  test('blocks are added and removed', async () => {
    const editor = await open([paragraph('a')])
    await editor.press('List')
    expect([editor.written()[1]?.type, editor.focused()]).toEqual(['list', 1])
    await editor.press('Remove block 1 of 2')
    expect(editor.written()).toEqual([list('')])
    expect(editor.said()).toBe('The block is removed.')
  })

  test('the preview shows the text as the shop does, in its own direction', async () => {
    const editor = await open([heading('عنوان'), paragraph(''), list('واحد', '')], { dir: 'rtl' })
    expect(editor.fields().every(({ dir, lang }) => dir === 'rtl' && lang === 'ar')).toBe(true)
    await editor.press('Preview')
    const shown = editor.element.querySelector('[dir=rtl]')
    expect(shown?.querySelector('h3')?.textContent).toBe('عنوان')
    expect([shown?.querySelectorAll('p').length, shown?.querySelectorAll('li').length]).toEqual([0, 1])
    await editor.press('Write')
    expect(editor.fields()).toHaveLength(3)
  })

  test('who may not write sees the text alone', async () => {
    const editor = await open([paragraph('Read me')], { isReadOnly: true })
    expect(editor.element.textContent).toContain('Read me')
    expect(editor.element.querySelectorAll('textarea, button, select')).toHaveLength(0)
  })
})

test('what is no block is left out', () => {
  const blocks = [paragraph('a'), { type: 'raw', data: { html: '<b>' } }, null, { type: 'list', data: {} }]
  expect(readBlocks({ blocks })).toEqual([paragraph('a')])
  expect(readBlocks(blocks)).toEqual([paragraph('a')])
  expect(readBlocks(null)).toEqual([])
})
