import { ApiError } from '@warsha/contract/client/transport.ts'
import { browserApi } from '~/session/browser-api.ts'
import { downloadFile } from '~/session/download-file.ts'
import { type MyInvoiceQuery, myInvoiceDocument } from './invoices.generated.ts'

export type ShownInvoice = NonNullable<MyInvoiceQuery['order']>['invoices'][number]
export type ShownInvoiceLine = ShownInvoice['lines'][number]

/** `unpaid`: the order has no invoice before it is paid. `awaited`: it is paid, and its invoice is issued at this moment. */
export type FoundInvoice = ShownInvoice | 'absent' | 'unpaid' | 'awaited'

/** The invoice of an own order. An id that is none is an order that does not exist. */
export async function readInvoice(orderId: string, signal?: AbortSignal): Promise<FoundInvoice> {
  try {
    const { order } = await browserApi().graphql(
      myInvoiceDocument,
      { id: orderId },
      { ...(signal && { signal }), isBackground: true },
    )
    if (!order) return 'absent'
    return order.invoices[0] ?? (order.isPaid ? 'awaited' : 'unpaid')
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return 'absent'
    throw error
  }
}

/** Saves the PDF. The invoice is read again before: a session that has run out is renewed by that. */
export async function saveInvoicePdf(orderId: string): Promise<void> {
  const invoice = await readInvoice(orderId)
  if (typeof invoice === 'string' || !invoice.url) return
  await downloadFile(new URL(invoice.url, location.href).pathname, `${invoice.number}.pdf`)
}
