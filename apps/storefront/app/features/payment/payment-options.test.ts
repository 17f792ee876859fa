import { baisa } from '@warsha/contract/money/baisa.ts'
import { expect, test } from 'vitest'
import { gatewayFee, readPaymentOptions, readPaymentUrl } from './payment-options.ts'

const card = { id: 'sandbox', name: 'Card', logo: '/card.svg', fee_percentage: 0 }

test('[PAY-07] the wallet is not in the list of gateways, and what is no gateway is left out', () => {
  const options = readPaymentOptions({
    payment_options: [card, { id: 'WALLET', name: 'Wallet' }, { id: 7 }, null],
  })
  expect(options).toEqual([{ id: 'sandbox', name: 'Card', logo: '/card.svg', feePercentage: 0 }])
  for (const odd of [null, 'text', {}, { payment_options: 'text' }])
    expect(readPaymentOptions(odd)).toEqual([])
})

test('[PAY-08] a fee that is not above zero is none', () => {
  const [free, dear, odd] = readPaymentOptions({
    payment_options: [card, { ...card, fee_percentage: 2.5 }, { ...card, fee_percentage: -3 }],
  })
  expect(gatewayFee(baisa(10_000), free)).toBe(0)
  expect(gatewayFee(baisa(10_000), dear)).toBe(250)
  expect(gatewayFee(baisa(10_000), odd)).toBe(0)
  expect(gatewayFee(baisa(10_000), undefined)).toBe(0)
})

test('a payment goes on at a web address and nowhere else', () => {
  expect(readPaymentUrl({ url: 'http://localhost:3000/demo/gateway/abc' })).toBe(
    'http://localhost:3000/demo/gateway/abc',
  )
  for (const url of ['javascript:alert(1)', '/relative', '', 7, undefined])
    expect(readPaymentUrl({ url })).toBeNull()
})
