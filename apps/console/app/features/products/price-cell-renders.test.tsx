/** @vitest-environment happy-dom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadTexts } from '~/session/messages.ts'
import { setOperator } from '~/session/operator.ts'
import { PriceGridDialog } from './price-grid-dialog.tsx'

/** Cells that were named, each by its render. */
let named: string[] = []

vi.mock(import('~/session/messages.ts'), async (importOriginal) => {
  const original = await importOriginal()
  return {
    ...original,
    useTranslation() {
      const { t, ...translation } = original.useTranslation()
      const noting = ((key: string, values?: Record<string, unknown>) => {
        if (key === 'console-products.prices.edit') named.push(`${values?.sku} ${values?.channel}`)
        return t(key as never, values as never)
      }) as typeof t
      return { ...translation, t: noting }
    },
  }
})

const variants = Array.from({ length: 200 }, (_, at) => ({ id: at + 1, sku: `SKU-${at + 1}` }))
const channels = [
  { slug: 'one', name: 'One' },
  { slug: 'two', name: 'Two' },
]
const prices = variants.flatMap(({ id }) =>
  channels.map(({ slug }) => ({ variant_id: id, channel: slug, price_baisa: 1000, revision: 1 })),
)

test('[OPS-73] a key in the table of 400 prices makes no cell anew but its own', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await loadTexts('console-products')
  setOperator({ id: 'operator', permissions: [] } as never)
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  const dialog = (
    <PriceGridDialog
      productId={1}
      variants={variants}
      channels={channels}
      prices={prices as never}
      onClose={() => undefined}
    />
  )
  const router = createMemoryRouter([{ path: '/', element: dialog }])
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  )
  onTestFinished(async () => {
    await act(async () => root.unmount())
    element.remove()
  })
  expect(new Set(named).size).toBe(variants.length * channels.length)

  named = []
  const cell = [...document.querySelectorAll<HTMLInputElement>('td input')][7]
  await act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    set?.call(cell, '2.5')
    cell?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(cell?.value).toBe('2.5')
  expect(new Set(named)).toEqual(new Set(['SKU-4 Two']))
})
