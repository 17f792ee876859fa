import { expect, test } from 'vitest'
import { renderPart } from '~/session/testing/render-part.tsx'
import type { ShownOrder } from './order-calls.ts'
import { OrderPapers } from './order-papers.tsx'

const papersOf = (change: Partial<ShownOrder>, lang: 'en' | 'ar' = 'en') => {
  const order = { id: 'order-1', isPaid: true, creditNotes: [], ...change } as unknown as ShownOrder
  return renderPart(<OrderPapers order={order} />, { lang, texts: ['orders'] })
}

test('a paid order leads to its invoice, one that is not paid to none', async () => {
  const { html, text } = await papersOf({})
  expect(text).toBe('Tax invoice')
  expect(html).toContain('href="/en/my-order/order-1/invoice"')
  expect((await papersOf({ isPaid: false })).text).toBe('')
})

test('every credit note stands beside it, under its own number', async () => {
  const creditNotes = ['CN-2026-000001', 'CN-2026-000002'].map((number) => ({ id: number, number, url: '' }))
  expect((await papersOf({ creditNotes })).text).toBe(
    'Tax invoice Credit note CN-2026-000001 Credit note CN-2026-000002',
  )
  expect((await papersOf({ creditNotes }, 'ar')).text).toContain('الإشعار الدائن CN-2026-000002')
})
