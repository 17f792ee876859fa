import { expect, test } from 'vitest'
import { renderPart } from '~/session/testing/render-part.tsx'
import { UnpaidNote } from './invoice-page.tsx'

test.each([
  ['en', 'The tax invoice comes once the order is paid.'],
  ['ar', 'تصدر الفاتورة الضريبية بعد دفع قيمة الطلب.'],
] as const)('an order that is not paid says so in the place of its invoice: %s', async (lang, words) => {
  const { text, html } = await renderPart(<UnpaidNote orderId="order-1" />, { lang, texts: ['invoices'] })
  expect(text).toContain(words)
  expect(html).toContain(`href="/${lang}/my-order/order-1"`)
})
