/** @vitest-environment happy-dom */
import { TextField } from '@warsha/ui/text-field.tsx'
import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { replayEarlyInput } from './early-input.ts'
import { until } from './testing/open-part.tsx'

const told = vi.fn()

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  told.mockClear()
})

function Field() {
  const [text, setText] = useState('')
  return (
    <>
      <TextField
        label="Search"
        value={text}
        onChange={({ target }) => {
          told(target.value)
          setText(target.value)
        }}
      />
      <p>{`You typed ${text}`}</p>
    </>
  )
}

/** The server's page, with text in its field before React has come. */
function openPage(early: string) {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<Field />)
  document.body.replaceChildren(page)
  const field = page.querySelector('input') as HTMLInputElement
  field.value = early
  const stop = vi.fn()
  window.earlyInput = {
    entries: [{ kind: 'text', target: field, value: early }],
    isReplaying: false,
    stop,
  }
  return { page, field, stop }
}

describe('text typed before React has taken the page over', () => {
  test('is told once to the field it stands in, without being written there again', async () => {
    const { page, field, stop } = openPage('5W-30')
    await act(async () => {
      hydrateRoot(page, <Field />)
    })
    const write = vi.spyOn(field, 'value', 'set')
    replayEarlyInput()
    await until(() => stop.mock.calls.length > 0)
    expect(told.mock.calls).toEqual([['5W-30']])
    expect(page.textContent).toContain('You typed 5W-30')
    expect(write).not.toHaveBeenCalled()
  })

  test('what is typed afterwards is told once as well', async () => {
    const { page, field, stop } = openPage('5W')
    await act(async () => {
      hydrateRoot(page, <Field />)
    })
    replayEarlyInput()
    await until(() => stop.mock.calls.length > 0)
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    await act(async () => {
      set?.call(field, '5W-30')
      field.dispatchEvent(
        Object.defineProperty(new Event('input', { bubbles: true }), 'isTrusted', { value: true }),
      )
    })
    expect(told.mock.calls).toEqual([['5W'], ['5W-30']])
  })
})
