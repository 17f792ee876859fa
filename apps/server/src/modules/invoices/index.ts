export { issueCreditNote } from './use-cases/issue-credit-note.ts'
export { issueInvoice } from './use-cases/issue-invoice.ts'
