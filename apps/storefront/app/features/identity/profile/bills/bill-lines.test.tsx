import type { RestWholeBill } from '@warsha/contract/bills/bills.rest.ts'
import { expect, test } from 'vitest'
import { renderPart } from '~/session/testing/render-part.tsx'
import { BillLines } from './bill-lines.tsx'
import { BillStatusBadge } from './bill-status.tsx'

const bill = {
  tax_rate: 5,
  tax: 1.286,
  total_price: 27,
  items: [
    { position: 1, title: 'Oil change', quantity: 2, unit_price: 12.5, total_price: 25 },
    { position: 2, title: 'Wiper', quantity: 1, unit_price: 2, total_price: 2 },
  ],
} as unknown as RestWholeBill

/** Rows of the table, each as what its cells say. */
async function cellsOf(lang: 'en' | 'ar') {
  const { html } = await renderPart(<BillLines bill={bill} />, { lang, texts: ['profile'] })
  return [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>|<td[^>]*\/>/g)]
      .map(([, cell = '']) => cell.replace(/<[^>]+>|[\u2066-\u2069]/g, ''))
      .filter(Boolean),
  )
}

test('a bill has of each line how many, the price of one and of all, then the tax contained and the total', async () => {
  expect((await cellsOf('en')).slice(1)).toEqual([
    ['Oil change', '2', '12.500 OMR', '25.000 OMR'],
    ['Wiper', '1', '2.000 OMR', '2.000 OMR'],
    ['Of which 5% VAT', '1.286 OMR'],
    ['Total with VAT', '27.000 OMR'],
  ])
})

test('in Arabic its amounts have the currency of Arabic', async () => {
  const [, , , , total] = await cellsOf('ar')
  expect(total?.at(-1)).toBe('27.000 ر.ع.')
})

test('in Arabic a size of a line stays in one piece', async () => {
  const item = { position: 1, title: 'زيت دروب 5W-30، 4 لتر', quantity: 1, unit_price: 1, total_price: 1 }
  const oil = { ...bill, items: [item] } as unknown as RestWholeBill
  const { html } = await renderPart(<BillLines bill={oil} />, { lang: 'ar', texts: ['profile'] })
  expect(html).toContain(
    '<bdi class="whitespace-nowrap">5W-30</bdi>، <bdi class="whitespace-nowrap">4 لتر</bdi>',
  )
})

test('whether a bill is paid, to be paid or cancelled is said in words', async () => {
  const badges = ['paid', 'unpaid', 'cancelled'] as const
  const said = await Promise.all(
    badges.map((status) =>
      renderPart(<BillStatusBadge status={status} />, { lang: 'en', texts: ['profile'] }),
    ),
  )
  expect(new Set(said.map(({ text }) => text)).size).toBe(3)
  expect(said.map(({ text }) => text.toLowerCase())[0]).toContain('paid')
})
