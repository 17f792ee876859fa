export { issueInvoice } from './use-cases/issue-invoice.ts'
