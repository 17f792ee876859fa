import { batched } from '#http/graphql/batched.ts'
import { listCreditNotesOf } from '../../use-cases/list-credit-notes.ts'
import { listInvoicesOf } from '../../use-cases/list-invoices.ts'

/** The invoices of an order. */
export const invoicesOfOrder = batched(listInvoicesOf)

/** The credit notes of an order. */
export const creditNotesOfOrder = batched(listCreditNotesOf)
