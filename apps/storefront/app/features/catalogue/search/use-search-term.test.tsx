/** @vitest-environment happy-dom */
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SearchTerm, useSearchTerm } from './use-search-term.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let term: SearchTerm
let root: Root
let answer: (() => void) | null
let router: ReturnType<typeof createMemoryRouter>

function Page() {
  term = useSearchTerm('')
  return null
}

/** A search page whose loader answers when the test says so, after the first time. */
beforeEach(async () => {
  vi.useFakeTimers()
  let isFirst = true
  const loader = () => {
    if (isFirst) {
      isFirst = false
      return null
    }
    return new Promise<null>((resolve) => {
      answer = () => resolve(null)
    })
  }
  router = createMemoryRouter(
    [
      { path: '/search', element: <Page />, loader, HydrateFallback: () => null },
      { path: '/product', element: null, loader },
    ],
    { initialEntries: ['/search?q=batery'] },
  )
  root = createRoot(document.createElement('div'))
  await act(async () => root.render(<RouterProvider router={router} />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
})

const address = () => router.state.location.pathname + router.state.location.search
const arrive = () => act(async () => answer?.())
const follow = (path: string) => act(async () => void router.navigate(path))
const wait = () => act(() => vi.advanceTimersByTimeAsync(1000))

test('[UX-69] a link that is followed within the wait for more letters leads where it says', async () => {
  await act(async () => term.type('bateries'))
  await follow('/search?q=battery')
  await wait()
  await arrive()
  expect([address(), term.text]).toEqual(['/search?q=battery', 'battery'])
  await wait()
  expect(address()).toBe('/search?q=battery')

  await act(async () => term.type('oil'))
  await follow('/product')
  await wait()
  await arrive()
  expect(address()).toBe('/product')
})

test('letters that are typed while an earlier search is on its way are kept, and searched for', async () => {
  await act(async () => term.type('oil'))
  await wait()
  await act(async () => term.type('oil filter'))
  await arrive()
  expect([address(), term.text]).toEqual(['/search?q=oil', 'oil filter'])
  await wait()
  await arrive()
  expect(address()).toBe('/search?q=oil+filter')
})

test('the field follows the address when Back changes it', async () => {
  await follow('/search?q=tyre')
  await arrive()
  expect(term.text).toBe('tyre')
  await act(async () => void router.navigate(-1))
  await arrive()
  expect(term.text).toBe('batery')
})
