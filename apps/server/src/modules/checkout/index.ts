export type { Checkout } from './rules/checkout.ts'
export { extendHold } from './use-cases/extend-hold.ts'
