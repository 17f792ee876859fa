/** @vitest-environment happy-dom */
import type { RestOperator } from '@warsha/contract/console/staff/staff.rest.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { chooseLanguage } from '~/session/messages.ts'
import { setOperator } from '~/session/operator.ts'
import { DraftNotice } from './draft-notice.tsx'
import { type EditedDraft, useDraft } from './use-draft.ts'

type Prices = { a: string; b: string }

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await chooseLanguage('en')
  localStorage.clear()
  setOperator({ id: 7, permissions: [] } as unknown as RestOperator)
})

/** A dialog over the prices as they are saved by now. */
async function open() {
  let draft: EditedDraft<Prices> | undefined
  function Dialog({ saved }: { saved: Prices }) {
    draft = useDraft('prices:1', saved)
    return <DraftNotice draft={draft} saved={saved} labelOf={(name) => name} onSettled={() => undefined} />
  }
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  let isOpen = true
  const close = async () => {
    if (isOpen) await act(async () => root.unmount())
    isOpen = false
    element.remove()
  }
  onTestFinished(close)
  return {
    text: () => element.textContent ?? '',
    show: (saved: Prices) => act(async () => root.render(<Dialog saved={saved} />)),
    type: (values: Partial<Prices>) => act(async () => draft?.change(values)),
    press: (name: string) =>
      act(async () =>
        [...element.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
      ),
    fields: () => draft?.fields,
    conflicts: () => draft?.conflicts,
    close,
  }
}

test('what was typed into a dialog is there when it opens again, says so, and can be discarded', async () => {
  const saved = { a: '4.500', b: '9.000' }
  const first = await open()
  await first.show(saved)
  await first.type({ a: '5' })
  expect(first.text()).toBe('')
  await first.close()

  const again = await open()
  await again.show(saved)
  expect(again.fields()).toEqual({ a: '5', b: '9.000' })
  expect(again.text()).toContain('From before, kept on this device.')
  await again.press('Discard')
  expect(again.fields()).toEqual(saved)
  await again.close()

  const last = await open()
  await last.show(saved)
  expect([last.fields(), last.text()]).toEqual([saved, ''])
})

test('what somebody else saves while a dialog is open is taken over, and shown beside what both have typed', async () => {
  const dialog = await open()
  await dialog.show({ a: '4.500', b: '9.000' })
  await dialog.type({ a: '5' })
  await dialog.show({ a: '4.500', b: '8.000' })
  expect(dialog.fields()).toEqual({ a: '5', b: '8.000' })
  expect([dialog.conflicts(), dialog.text()]).toEqual([[], expect.stringContaining('8.000')])

  await dialog.show({ a: '6.000', b: '8.000' })
  expect(dialog.conflicts()).toEqual(['a'])
  await dialog.press('Keep mine')
  expect([dialog.conflicts(), dialog.fields()?.a]).toEqual([[], '5'])
  await dialog.show({ a: '7.000', b: '8.000' })
  await dialog.press('Take theirs')
  expect([dialog.conflicts(), dialog.fields()?.a]).toEqual([[], '7.000'])
})
