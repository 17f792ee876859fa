import { afterAll, expect, test } from 'vitest'
import { createPdfThreads } from './pdf-threads.ts'
import type { PrintedInvoice } from './printed-invoice.ts'

const invoice: PrintedInvoice = {
  direction: 'rtl',
  lang: 'ar',
  issuedAt: new Date('2026-11-15T20:31:00Z'),
  title: 'فاتورة ضريبية',
  shop: 'ورشة',
  facts: [{ label: 'رقم الفاتورة', value: 'INV-2026-000042' }],
  seller: { title: 'البائع', lines: ['ورشة للتجارة'] },
  buyer: { title: 'المشتري', lines: [] },
  columns: ['البيان', 'الكمية', 'سعر الوحدة', 'الخصم', 'الضريبة', 'الإجمالي'],
  rows: [
    { name: 'زيت محرك 5W-40', note: 'OIL-1', numbers: ['1', '12.000', '1.500', '0.500 (5%)', '10.500'] },
  ],
  totals: [],
  total: { label: 'الإجمالي', value: '10.500' },
  payments: [],
  qr: { size: 1, path: 'M0 0h1v1h-1z' },
  footer: 'ضريبة',
}

const threads = createPdfThreads({ threads: 2, waiting: 3, maxMs: 60_000 })
afterAll(() => threads.close())

test('two are drawn at a time, so many wait and the next is refused; the event loop goes on', async () => {
  let turns = 0
  const turning = setInterval(() => {
    turns += 1
  }, 1)
  const answers = await Promise.all(Array.from({ length: 6 }, () => threads.draw(invoice)))
  clearInterval(turning)
  expect(answers.map((answer) => answer.ok)).toEqual([true, true, true, true, true, false])
  expect(answers[5]).toMatchObject({ code: 'UNAVAILABLE' })
  // Drawn in this thread, it would turn once after each of the five at most.
  expect(turns).toBeGreaterThan(10)
})

test('a long invoice goes on over several pages', async () => {
  const [row] = invoice.rows
  const long = {
    ...invoice,
    rows: Array.from({ length: 60 }, () => row ?? { name: '', note: '', numbers: [] }),
  }
  const drawn = await threads.draw(long)
  const pages = drawn.ok ? drawn.value.toString('latin1').match(/\/Type \/Page\b/g) : null
  expect(pages?.length).toBeGreaterThan(2)
})

test('an invoice that cannot be drawn fails alone; the next one gets another thread', async () => {
  const broken = { ...invoice, qr: { size: 1, path: 'no path' }, rows: null } as never
  await expect(threads.draw(broken)).rejects.toThrow()
  expect(await threads.draw(invoice)).toMatchObject({ ok: true })
})
