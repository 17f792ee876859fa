import { baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import { expect, test } from 'vitest'
import { renderPart } from '~/session/testing/render-part.tsx'
import { OrderSummary } from './order-summary.tsx'
import type { Payable } from './payment-calls.ts'
import { aPayable } from './testing/a-payable.ts'

type Paid = { wallet?: number; walletFee?: number; gateway?: number; gatewayFee?: number }

async function rowsOf(change: Partial<Payable>, paid: Paid = {}, lang: 'en' | 'ar' = 'en') {
  const payable = aPayable(change)
  const { wallet = 0, walletFee = 0, gateway = payable.total - wallet, gatewayFee = 0 } = paid
  const split = {
    wallet: baisa(wallet),
    walletFee: baisa(walletFee),
    gateway: baisa(gateway),
    gatewayFee: baisa(gatewayFee),
  }
  return renderPart(<OrderSummary payable={payable} split={split} action={null} />, {
    lang,
    texts: ['payment'],
  })
}

test('the summary of a payment has every line, their sum, the tax contained and the total', async () => {
  const { rows } = await rowsOf({})
  expect(rows).toEqual([
    ['Motor oil 5W-30 · 4 L × 2', '17.400 OMR'],
    ['Service fee', '1.500 OMR'],
    ['Items', '18.900 OMR'],
    ['Tax included', '0.900 OMR'],
    ['Total', '18.900 OMR'],
  ])
})

test('codes and gift cards are rows with a minus before the number, in either language', async () => {
  const discounts = [
    { id: '1', code: 'welcome10', isGiftCard: false, name: '10% welcome discount', amount: baisa(1_740) },
    { id: '2', code: 'gift-demo-3', isGiftCard: true, name: 'Gift card', amount: baisa(3_000) },
  ]
  const { rows } = await rowsOf({ discounts, total: baisa(14_160) })
  expect(rows.slice(3)).toEqual([
    ['10% welcome discount', '−1.740 OMR'],
    ['Tax included', '0.900 OMR'],
    ['Total', '17.160 OMR'],
    ['Gift card', '−3.000 OMR'],
    ['Left to pay', '14.160 OMR'],
  ])
  const whole = await rowsOf({ discounts: discounts.slice(1), total: noBaisa }, { gateway: 0 })
  expect(whole.rows.slice(-2)).toEqual([
    ['Total', '3.000 OMR'],
    ['Gift card', '−3.000 OMR'],
  ])
  const { html } = await rowsOf({ discounts, total: baisa(14_160) }, {}, 'ar')
  expect(html).toMatch(/<bdi dir="ltr"[^>]*>−3\.000<\/bdi>/)
})

test('what comes to nothing has no row, and a line that costs nothing is called free', async () => {
  const lines = [{ id: 'check', name: 'Battery check', quantity: 1, total: noBaisa }]
  const discounts = [{ id: '1', code: 'x', isGiftCard: false, name: 'Nothing off', amount: noBaisa }]
  const { rows, text } = await rowsOf({ lines, discounts, total: baisa(0), tax: baisa(0) })
  expect(rows).toEqual([
    ['Battery check', 'Free'],
    ['Total', '0.000 OMR'],
  ])
  expect(text).not.toContain('Nothing off')
  expect((await rowsOf({ showsTax: false })).text).not.toContain('Tax')
})

test('fees are rows and in the total; what the wallet pays is told beside what is left', async () => {
  const { rows } = await rowsOf({}, { wallet: 5_000, walletFee: 50, gateway: 13_900, gatewayFee: 278 })
  expect(rows.slice(3)).toEqual([
    ['Payment fee', '0.278 OMR'],
    ['Wallet fee', '0.050 OMR'],
    ['Tax included', '0.900 OMR'],
    ['Total', '19.228 OMR'],
    ['From your wallet', '−5.050 OMR'],
    ['Left to pay', '14.178 OMR'],
  ])
  const all = await rowsOf({}, { wallet: 18_900, gateway: 0 })
  expect(all.rows.slice(-2)).toEqual([
    ['Total', '18.900 OMR'],
    ['From your wallet', '−18.900 OMR'],
  ])
})

test('in Arabic a size stays with its unit, and a quantity in one piece', async () => {
  const lines = [{ id: 'oil', name: 'زيت محرك 5W-30، 4 لتر', quantity: 7, total: baisa(17_400) }]
  const { html } = await rowsOf({ lines }, {}, 'ar')
  expect(html).toContain('<bdi class="whitespace-nowrap">4 لتر</bdi>')
  expect(html).toContain('<bdi class="whitespace-nowrap">5W-30</bdi>')
  expect(html).toMatch(/<bdi dir="ltr" class="whitespace-nowrap">× 7<\/bdi>/)
})
