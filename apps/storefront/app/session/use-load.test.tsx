/** @vitest-environment happy-dom */
import { act } from 'react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loginStore } from './groups/login.ts'
import { openPart } from './testing/open-part.tsx'
import { type LoadOptions, useLoad } from './use-load.ts'

let asked: { key: string; signal: AbortSignal; answer: (text: string) => void; fail: () => void }[] = []

beforeEach(() => {
  asked = []
  loginStore.setState({ user_id: crypto.randomUUID() })
})

function Shown({ id, ...options }: { id: string | null } & LoadOptions<string>) {
  const { value, isLoading, hasFailed, reload } = useLoad<string>(
    id === null ? null : ['thing', id],
    (signal) =>
      new Promise((answer, reject) => {
        asked.push({ key: id ?? '', signal, answer, fail: () => reject(new Error('down')) })
      }),
    { onFailure: () => undefined, ...options },
  )
  return (
    <div>
      <p>{value ?? 'nothing'}</p>
      <p>{isLoading && 'loading'}</p>
      <p>{hasFailed && 'failed'}</p>
      <button type="button" onClick={reload}>
        Retry
      </button>
    </div>
  )
}

const open = (part = <Shown id="a" />, lang: 'en' | 'ar' = 'en') => openPart(part, { lang, texts: [] })
const answer = (at: number, text: string) => act(async () => asked[at]?.answer(text))
const fail = (at: number) => act(async () => asked[at]?.fail())

describe('useLoad while the page is hydrated', () => {
  test('begins in a task of its own, and looks no different until then', async () => {
    const { text } = await open()
    expect(text()).toBe('nothing loading Retry')
    expect(asked).toEqual([])
    await act(nextTask)
    expect(asked).toHaveLength(1)
    await answer(0, 'one')
    expect(text()).toBe('one Retry')
  })

  test('asks nothing for a screen that has been left before', async () => {
    const { close } = await open()
    await close()
    await act(nextTask)
    expect(asked).toEqual([])
  })

  const nextTask = () => new Promise((resolve) => setTimeout(resolve))
})

describe('useLoad', () => {
  beforeAll(() => {
    document.documentElement.dataset.hydrated = 'true'
  })

  test('shows nothing while loading, then the value', async () => {
    const { text } = await open()
    expect(text()).toBe('nothing loading Retry')
    await answer(0, 'one')
    expect(text()).toBe('one Retry')
  })

  test('says that it failed, and loads again when asked to or when the browser is online again', async () => {
    const { text, press } = await open()
    await fail(0)
    expect(text()).toBe('nothing failed Retry')
    await press('Retry')
    expect(text()).toBe('nothing loading Retry')
    await fail(1)
    await act(async () => window.dispatchEvent(new Event('online')))
    expect(text()).toBe('nothing loading Retry')
    await answer(2, 'one')
    await act(async () => window.dispatchEvent(new Event('online')))
    expect(text()).toBe('one Retry')
    expect(asked).toHaveLength(3)
  })

  test('a late answer of the former key is dropped, and its request aborted', async () => {
    const { text, update } = await open()
    await update(<Shown id="b" />)
    expect(asked.map(({ key, signal }) => [key, signal.aborted])).toEqual([
      ['a', true],
      ['b', false],
    ])
    await answer(1, 'of b')
    await answer(0, 'of a')
    expect(text()).toBe('of b Retry')
  })

  test('shows no value of another key, unless it is to stay until the next is there', async () => {
    const plain = await open()
    await answer(0, 'of a')
    await plain.update(<Shown id="b" />)
    expect(plain.text()).toBe('nothing loading Retry')

    const keeping = await open(<Shown id="c" keepsPrevious />)
    await answer(2, 'of c')
    await keeping.update(<Shown id="d" keepsPrevious />)
    expect(keeping.text()).toBe('of c loading Retry')
  })

  test('a screen that is opened again shows what it had, and reads it anew', async () => {
    const first = await open()
    await answer(0, 'one')
    await first.close()
    const second = await open()
    expect(second.text()).toBe('one loading Retry')
    await answer(1, 'two')
    expect(second.text()).toBe('two Retry')
    await second.close()
    const inArabic = await open(<Shown id="a" />, 'ar')
    expect(inArabic.text()).toBe('nothing loading Retry')
  })

  test('what is not cached begins with nothing each time', async () => {
    const first = await open(<Shown id="a" isCached={false} />)
    await answer(0, 'one')
    await first.close()
    expect((await open(<Shown id="a" isCached={false} />)).text()).toBe('nothing loading Retry')
  })

  test('after the session of a customer has ended nothing of it is shown to the next', async () => {
    const first = await open()
    await answer(0, 'of the first customer')
    await first.close()
    loginStore.setState({ user_id: 'another' })
    expect((await open()).text()).toBe('nothing loading Retry')
  })

  test('two screens of one key share one request and one value', async () => {
    const both = await open(
      <>
        <Shown id="a" />
        <Shown id="a" />
      </>,
    )
    expect(asked).toHaveLength(1)
    await answer(0, 'one')
    expect(both.text()).toBe('one Retry one Retry')
  })

  test('leaving aborts the request, and no failure is told', async () => {
    const onFailure = vi.fn()
    const { close } = await open(<Shown id="a" onFailure={onFailure} />)
    await close()
    expect(asked[0]?.signal.aborted).toBe(true)
    await fail(0)
    expect(onFailure).not.toHaveBeenCalled()
  })

  test('without a key nothing is loaded', async () => {
    const { text } = await open(<Shown id={null} />)
    expect(text()).toBe('nothing Retry')
    expect(asked).toEqual([])
  })
})
