export { eventOf, moneyDataOf, type TransactionNode, transactionOf } from './to-contract.ts'
