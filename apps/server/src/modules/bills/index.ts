export { issueBill, type NewBill } from './use-cases/issue-bill.ts'
