export { readVariantKey } from './read-variant-key.ts'
export { requestAvailability } from './request-availability.ts'
export { stockMessages, stockText } from './stock-messages.ts'
