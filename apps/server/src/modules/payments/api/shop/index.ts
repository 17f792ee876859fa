export { eventOf, moneyDataOf, transactionOf } from './to-contract.ts'
