import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { baisa } from '../money/baisa.ts'
import { affordableBaisa, splitPayment, withFee } from './split-payment.ts'

const terms = { balance: baisa(0), walletFeePercent: 0, gatewayFeePercent: 0 }

describe('the parts of a payment', () => {
  test('without the wallet the gateway is asked for everything', () => {
    expect(splitPayment(baisa(8_900), terms)).toEqual({
      wallet: 0,
      walletFee: 0,
      gateway: 8_900,
      gatewayFee: 0,
    })
  })

  test('a wallet that reaches pays alone; one that does not leaves the rest', () => {
    expect(splitPayment(baisa(8_900), { ...terms, balance: baisa(9_000) })).toMatchObject({
      wallet: 8_900,
      gateway: 0,
    })
    expect(splitPayment(baisa(8_900), { ...terms, balance: baisa(3_001) })).toMatchObject({
      wallet: 3_001,
      gateway: 5_899,
    })
  })

  test("[PAY-09] the gateway's fee is on what the gateway charges, not on what the wallet pays", () => {
    expect(
      splitPayment(baisa(10_000), { ...terms, balance: baisa(4_000), gatewayFeePercent: 2.5 }),
    ).toMatchObject({ gateway: 6_000, gatewayFee: 150 })
  })

  test("[PAY-10] the wallet's fee is 0 unless configured, and then comes out of the wallet, too", () => {
    const dear = { ...terms, walletFeePercent: 2 }
    expect(splitPayment(baisa(10_000), { ...dear, balance: baisa(20_000) })).toMatchObject({
      wallet: 10_000,
      walletFee: 200,
      gateway: 0,
    })
    expect(splitPayment(baisa(10_000), { ...dear, balance: baisa(10_000) })).toEqual({
      wallet: 9_804,
      walletFee: 196,
      gateway: 196,
      gatewayFee: 0,
    })
  })
})

test('what can be paid out of a balance is the largest such amount, and knows its fee again', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.constantFrom(0, 0.5, 1.5, 2.75, 33.333, 100),
      (amount, percent) => {
        const most = affordableBaisa(baisa(amount), percent)
        expect(withFee(most, percent)).toBeLessThanOrEqual(amount)
        expect(withFee(baisa(most + 1), percent)).toBeGreaterThan(amount)
        expect(affordableBaisa(withFee(baisa(amount), percent), percent)).toBe(amount)
      },
    ),
    { numRuns: 2000 },
  )
})
