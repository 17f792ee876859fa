import { expect, test } from 'vitest'
import { readPaymentOptions, readPaymentUrl, readWalletOption } from './payment-options.ts'

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
  const options = readPaymentOptions({
    payment_options: [card, { ...card, fee_percentage: 2.5 }, { ...card, fee_percentage: -3 }],
  })
  expect(options.map(({ feePercentage }) => feePercentage)).toEqual([0, 2.5, 0])
})

test('[PAY-10] the wallet says what it has and what it costs, which is nothing unless it is said', () => {
  const read = (option: object) => readWalletOption({ payment_options: [card, option] })
  expect(read({ id: 'WALLET', balance: 7.25, fee_percentage: 1.5 })).toEqual({
    balance: 7_250,
    feePercentage: 1.5,
  })
  for (const odd of [{ id: 'WALLET' }, { id: 'WALLET', balance: '7', fee_percentage: '2' }, {}])
    expect(read(odd)).toEqual({ balance: 0, feePercentage: 0 })
})

test('a payment goes on at a web address and nowhere else', () => {
  expect(readPaymentUrl({ url: 'http://localhost:3000/demo/gateway/abc' })).toBe(
    'http://localhost:3000/demo/gateway/abc',
  )
  for (const url of ['javascript:alert(1)', '/relative', '', 7, undefined])
    expect(readPaymentUrl({ url })).toBeNull()
})
