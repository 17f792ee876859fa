import { parseGlobalId } from '@warsha/contract/ids/global-id.ts'
import { readInvoicePdfSchema } from '@warsha/contract/invoices/invoices.rest.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { refuse } from '#kernel/outcome.ts'
import { customerIdOf } from '#modules/identity/api/shop/index.ts'
import { createPdfThreads } from '../../use-cases/pdf/pdf-threads.ts'
import { creditNotePdfs, invoicePdfs } from '../../use-cases/pdf/read-invoice-pdf.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The PDFs of own invoices and credit notes. Another customer's looks like one that does not exist. */
export const invoiceRoutes: RestRoutes = (deps) => async (app) => {
  const threads = createPdfThreads({ threads: 2, waiting: 20, maxMs: 20_000 })
  app.addHook('onClose', () => threads.close())
  const papers = [
    { url: '/invoices/:id/pdf/', object: 'invoice', type: 'Invoice', readPdf: invoicePdfs(deps, threads) },
    {
      url: '/credit-notes/:id/pdf/',
      object: 'credit-note',
      type: 'CreditNote',
      readPdf: creditNotePdfs(deps, threads),
    },
  ] as const
  for (const { url, object, type, readPdf } of papers) {
    app.route({
      method: 'GET',
      url,
      schema: readInvoicePdfSchema,
      config: { access: ['customer', 'driver'], object },
      handler: async (request, reply) => {
        const node = parseGlobalId(request.params.id)
        const customerId = customerIdOf(request.caller)
        const publicId = node?.type === type ? node.key.toLowerCase() : ''
        if (customerId === undefined || !uuid.test(publicId))
          return sendRefusal(request, reply, refuse('NOT_FOUND', { field: 'id' }))
        const found = await readPdf({ publicId, customerId, locale: request.shopLocale })
        if (!found.ok) return sendRefusal(request, reply, found)
        return reply
          .type('application/pdf')
          .headers({
            'Content-Disposition': `attachment; filename="${found.value.fileName}"`,
            'Cache-Control': 'private, no-store',
          })
          .send(found.value.pdf)
      },
    })
  }
}
