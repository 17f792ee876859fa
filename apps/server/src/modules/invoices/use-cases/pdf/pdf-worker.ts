import { parentPort } from 'node:worker_threads'
import { drawInvoice } from './draw-invoice.ts'
import type { PrintedInvoice } from './printed-invoice.ts'

/** Drawing takes a tenth of a second of the processor, which requests must not wait for; so it has a thread. */
parentPort?.on('message', async (invoice: PrintedInvoice) => {
  const pdf = await drawInvoice(invoice)
  parentPort?.postMessage(pdf, [pdf.buffer])
})
