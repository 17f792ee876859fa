import { describe, expect, test } from 'vitest'
import { cartSteps } from './cart-steps.ts'
import type { CartStep } from './shell-handle.ts'

const everyStep: CartStep[] = [1, 2, 3]

describe('cartSteps', () => {
  test('[NAV-76] there are three: cart, booking, checkout', () => {
    expect(cartSteps(1).map((step) => step.name)).toEqual(['cart', 'booking', 'checkout'])
  })

  test('what lies before the current step is done', () => {
    expect(cartSteps(2).map((step) => step.state)).toEqual(['done', 'current', 'ahead'])
    expect(cartSteps(3).map((step) => step.state)).toEqual(['done', 'done', 'current'])
  })

  test('[NAV-78] only earlier steps have a link', () => {
    expect(cartSteps(1).map((step) => step.to)).toEqual([undefined, undefined, undefined])
    expect(cartSteps(2).map((step) => step.to)).toEqual(['/cart', undefined, undefined])
    expect(cartSteps(3).map((step) => step.to)).toEqual(['/cart', '/booking', undefined])
  })

  test('[NAV-80] the third never has one', () => {
    expect(everyStep.map((current) => cartSteps(current)[2]?.to)).toEqual([undefined, undefined, undefined])
  })
})
