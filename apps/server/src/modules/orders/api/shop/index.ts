export { inCartTerms } from './in-cart-terms.ts'
export type { OrdersNodes } from './order-nodes.ts'
export { readCartItems } from './read-cart-items.ts'
export { toRestOrder } from './to-rest-order.ts'
