export { purchases } from './use-cases/settle-purchase.ts'
