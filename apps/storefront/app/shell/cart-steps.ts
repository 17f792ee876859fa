import type { CartStep } from './shell-handle.ts'

export type StepState = 'done' | 'current' | 'ahead'

export type Step = { number: CartStep; name: 'cart' | 'booking' | 'checkout'; state: StepState; to?: string }

const steps = [
  { number: 1, name: 'cart', path: '/cart' },
  { number: 2, name: 'booking', path: '/booking' },
  // Payment is entered only from the booking, never by a link.
  { number: 3, name: 'checkout', path: undefined },
] as const

/** A step has a link only when it lies before the current one and can be gone back to. */
export function cartSteps(current: CartStep): Step[] {
  return steps.map(({ number, name, path }) => {
    const state = number < current ? 'done' : number === current ? 'current' : 'ahead'
    return { number, name, state, to: state === 'done' ? path : undefined }
  })
}
