export { creditNoteIssued, invoiceIssued } from './use-cases/document-events.ts'
export { issueCreditNote } from './use-cases/issue-credit-note.ts'
export { issueInvoice } from './use-cases/issue-invoice.ts'
export { readOrderDocuments } from './use-cases/read-order-documents.ts'
