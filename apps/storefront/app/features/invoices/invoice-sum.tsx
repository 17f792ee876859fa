import { classNames } from '@warsha/ui/class-names.ts'
import { useTranslation } from '~/session/messages.ts'
import { InvoiceAmount } from './invoice-amount.tsx'
import type { ShownInvoice } from './invoice-calls.ts'

/** The sum, what it was paid with, and the code that a tax authority reads. */
export function InvoiceSum({ invoice }: { invoice: ShownInvoice }) {
  const { t } = useTranslation()
  const { total, discounts, payments, fee, qrCode } = invoice
  const reduced = discounts.reduce((sum, { amount }) => sum + amount.amount, 0)
  return (
    <div className="mt-6 grid gap-6 sm:grid-cols-[auto_minmax(0,22rem)] sm:justify-between print:grid-cols-[auto_20rem] print:justify-between">
      <svg
        role="img"
        aria-label={t('invoices.qrCode')}
        viewBox={`-4 -4 ${qrCode.size + 8} ${qrCode.size + 8}`}
        shapeRendering="crispEdges"
        className="size-36 bg-white text-black max-sm:order-last"
      >
        <path d={qrCode.path} fill="currentColor" />
      </svg>
      <dl className="grid content-start gap-2 text-sm">
        {discounts.length > 0 && <Row label={t('invoices.subtotal')} rials={total.gross.amount + reduced} />}
        {discounts.map(({ kind, label, amount }) => (
          <Row key={kind} label={label} rials={-amount.amount} />
        ))}
        <Row label={t('invoices.net')} rials={total.net.amount} />
        <Row label={t('invoices.tax')} rials={total.tax.amount} />
        <Row label={t('invoices.total')} rials={total.gross.amount} isTotal />
        {fee.amount > 0 && <Row label={t('invoices.fee')} rials={fee.amount} />}
        {payments.map(({ kind, label, amount }) => (
          <Row key={kind} label={label} rials={amount.amount} />
        ))}
      </dl>
    </div>
  )
}

function Row({ label, rials, isTotal = false }: { label: string; rials: number; isTotal?: boolean }) {
  return (
    <div
      className={classNames(
        'flex items-baseline justify-between gap-3',
        isTotal ? 'border-y border-line py-2 text-field font-bold' : 'text-muted',
      )}
    >
      <dt>{label}</dt>
      <dd className="text-end">
        <InvoiceAmount rials={rials} hasCurrency />
      </dd>
    </div>
  )
}
