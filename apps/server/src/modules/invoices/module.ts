import { defineModule } from '#http/define-module.ts'
import type { Deps } from '#http/deps.ts'
import { on } from '#kernel/events/on.ts'
import { orderPlaced } from '#modules/orders/index.ts'
import { orderRefunded } from '#modules/payments/index.ts'
import { invoicesResolvers } from './api/shop/invoices.graphql.ts'
import { invoiceRoutes } from './api/shop/invoices.rest.ts'
import { creditNoteInvariants } from './storage/credit-note-invariants.ts'
import { creditNoteCounters, creditNotes } from './storage/credit-notes.tables.ts'
import { invoiceInvariants } from './storage/invoice-invariants.ts'
import { invoiceBuyers, invoiceCounters, invoices } from './storage/invoices.tables.ts'
import { invoiceData } from './use-cases/invoice-data.ts'
import { issueCreditNote } from './use-cases/issue-credit-note.ts'
import { issueInvoice } from './use-cases/issue-invoice.ts'

export const invoicesModule = defineModule({
  name: 'invoices',
  tables: [invoiceCounters, invoices, invoiceBuyers, creditNoteCounters, creditNotes],
  graphql: { resolvers: invoicesResolvers, fields: {} },
  rest: invoiceRoutes,
  handles: [
    on(orderPlaced, 'issue-invoice', (deps: Deps, { payload }) => issueInvoice(deps, payload)),
    on(orderRefunded, 'issue-credit-note', (deps: Deps, { payload }) => issueCreditNote(deps, payload)),
  ],
  invariants: [...invoiceInvariants, ...creditNoteInvariants],
  personalData: invoiceData,
})
