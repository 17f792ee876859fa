import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import {
  type Connection,
  connectionByIds,
  connectionResolvers,
  type PageArgs,
} from '#http/graphql/connection.ts'
import { metadataResolvers } from '#http/graphql/metadata.ts'
import { toMoney, toTaxedMoney } from '#http/graphql/money.ts'
import type { InvoicesResolvers } from '#http/graphql/resolvers.generated.ts'
import type { RequestContext } from '#http/request-context.ts'
import type { OrdersNodes } from '#modules/orders/api/shop/index.ts'
import type { CreditedLine, CreditNote } from '../../rules/credit-note.ts'
import { creditNoteNumber } from '../../rules/credit-note-number.ts'
import { centreIn } from '../../rules/draft-document.ts'
import type { Booking, Buyer, Invoice, InvoiceAmount, InvoiceLine, Seller } from '../../rules/invoice.ts'
import { invoiceNumber } from '../../rules/invoice-number.ts'
import { countInvoicesOf, listInvoices } from '../../use-cases/list-invoices.ts'
import { creditNotesOfOrder, invoicesOfOrder } from './invoices-of-order.ts'
import { type QrCode, qrCodeOf } from './qr-code-of.ts'

export type InvoicesNodes = OrdersNodes & {
  Invoice: Invoice
  InvoiceCountableConnection: Connection<Invoice>
  InvoiceSeller: Seller
  InvoiceBuyer: Buyer
  InvoiceLine: InvoiceLine & { position: number }
  InvoiceBooking: Booking
  InvoiceAmount: InvoiceAmount
  CreditNote: CreditNote
  CreditNoteLine: CreditedLine & { position: number }
  InvoiceQrCode: QrCode
}

export const invoiceType = 'Invoice'
const creditNoteType = 'CreditNote'

export const invoicesResolvers = {
  User: {
    invoices: ({ id }, args, context, info) => pageOfInvoices(context, id, args, info.fieldName),
  },
  Order: {
    invoices: async ({ id }, _args, context) => (await invoicesOfOrder(context, id)) ?? [],
    creditNotes: async ({ id }, _args, context) => (await creditNotesOfOrder(context, id)) ?? [],
  },
  Invoice: {
    id: ({ publicId }) => toGlobalId(invoiceType, publicId),
    number: invoiceNumber,
    // It is written whole, or not at all.
    status: () => 'SUCCESS',
    createdAt: ({ issuedAt }) => issuedAt,
    updatedAt: ({ issuedAt }) => issuedAt,
    message: () => null,
    url: (invoice, _args, { client }) => pdfUrl(invoice, client.origin),
    externalUrl: (invoice, _args, { client }) => pdfUrl(invoice, client.origin),
    orderNumber: ({ document }) => String(document.orderNumber),
    seller: ({ document }) => document.seller,
    lines: ({ document }) => document.lines.map((line, index) => ({ ...line, position: index + 1 })),
    discounts: ({ document }) => document.discounts,
    payments: ({ document }) => document.payments,
    fee: ({ document }) => toMoney(document.feeBaisa),
    total: ({ totalBaisa, taxBaisa }) => toTaxedMoney(totalBaisa, taxBaisa),
    qrCode: (invoice, _args, { locale }) => qrCodeOf(invoice, locale),
    ...metadataResolvers(() => ({})),
  },
  CreditNote: {
    id: ({ publicId }) => toGlobalId(creditNoteType, publicId),
    number: creditNoteNumber,
    createdAt: ({ issuedAt }) => issuedAt,
    url: ({ publicId }, _args, { client }) =>
      `${client.origin ?? ''}/api/v1/credit-notes/${toGlobalId(creditNoteType, publicId)}/pdf/`,
    orderNumber: ({ document }) => String(document.orderNumber),
    invoiceNumber: ({ document }) => invoiceNumber(document.invoice),
    seller: ({ document }) => document.seller,
    lines: ({ document }) => document.lines.map((line, index) => ({ ...line, position: index + 1 })),
    fee: ({ document }) => toMoney(document.feeBaisa),
    total: ({ totalBaisa, taxBaisa }) => toTaxedMoney(totalBaisa, taxBaisa),
    amount: ({ amountBaisa }) => toMoney(amountBaisa),
    qrCode: (note, _args, { locale }) => qrCodeOf(note, locale),
  },
  CreditNoteLine: {
    name: ({ name }, _args, { locale }) => name[locale],
    totalPrice: ({ totalBaisa, taxBaisa }) => toTaxedMoney(totalBaisa, taxBaisa),
  },
  InvoiceSeller: {
    name: ({ name }, _args, { locale }) => name[locale],
    address: ({ address }, _args, { locale }) => address[locale],
  },
  InvoiceLine: {
    name: ({ name }, _args, { locale }) => name[locale],
    unitPrice: ({ unitBaisa }) => toMoney(unitBaisa),
    discount: ({ discountBaisa }) => toMoney(discountBaisa),
    totalPrice: ({ totalBaisa, taxBaisa }) => toTaxedMoney(totalBaisa, taxBaisa),
  },
  InvoiceBooking: {
    centre: (booking, _args, { locale }) => centreIn(booking, locale),
  },
  InvoiceAmount: {
    label: ({ label }, _args, { locale }) => label[locale],
    amount: ({ amountBaisa }) => toMoney(amountBaisa),
  },
  ...connectionResolvers(invoiceType),
} satisfies InvoicesResolvers<InvoicesNodes>

function pdfUrl({ publicId }: Invoice, origin = ''): string {
  return `${origin}/api/v1/invoices/${toGlobalId(invoiceType, publicId)}/pdf/`
}

function pageOfInvoices(
  context: RequestContext,
  customerId: number,
  args: PageArgs,
  fieldName: string,
): Promise<Connection<Invoice>> {
  return connectionByIds(args, fieldName, {
    list: (page) => listInvoices(context, { ...page, customerId }),
    countAll: () => countInvoicesOf(context, customerId),
  })
}
