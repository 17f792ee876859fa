import { formatInteger } from '@warsha/contract/formats/format-integer.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { ProductName } from '@warsha/ui/product-name.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { InvoiceAmount } from './invoice-amount.tsx'
import type { ShownInvoiceLine } from './invoice-calls.ts'

/** Columns that a phone has no room for; paper has. */
const wide = 'max-md:hidden print:table-cell'

/** Sold lines; every price contains the tax. */
export function InvoiceLines({ lines }: { lines: readonly ShownInvoiceLine[] }) {
  const { t } = useTranslation()
  return (
    <table className="mt-6 w-full border-collapse text-sm">
      <caption className="sr-only">{t('invoices.lines')}</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className="py-2 pe-3 text-start font-normal">
            {t('invoices.columns.name')}
          </th>
          <Head>{t('invoices.columns.quantity')}</Head>
          <Head className={wide}>{t('invoices.columns.unitPrice')}</Head>
          <Head className={wide}>{t('invoices.columns.discount')}</Head>
          <Head className={wide}>{t('invoices.columns.tax')}</Head>
          <Head>{t('invoices.columns.total')}</Head>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.position} line={line} />
        ))}
      </tbody>
    </table>
  )
}

function Line({ line }: { line: ShownInvoiceLine }) {
  const { booking, totalPrice, taxPercent } = line
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-3 pe-3 text-start font-semibold">
        <ProductName name={line.name} />
        <span className="mt-0.5 block text-xs font-normal text-muted">
          {booking ? (
            <>
              <bdi dir="ltr">{booking.date.replaceAll('-', '/')}</bdi>{' '}
              <bdi dir="ltr">{booking.time.replace('-', '–')}</bdi>
              {' · '}
              <bdi>{booking.centre}</bdi>
            </>
          ) : (
            <bdi dir="ltr">{line.sku}</bdi>
          )}
        </span>
      </th>
      <Cell>{formatInteger(line.quantity)}</Cell>
      <Cell className={wide}>
        <InvoiceAmount rials={line.unitPrice.amount} />
      </Cell>
      <Cell className={wide}>
        <InvoiceAmount rials={line.discount.amount} />
      </Cell>
      <Cell className={wide}>
        <InvoiceAmount rials={totalPrice.tax.amount} />{' '}
        <bdi dir="ltr" className="text-xs text-muted">{`(${taxPercent}%)`}</bdi>
      </Cell>
      <Cell>
        <InvoiceAmount rials={totalPrice.gross.amount} />
      </Cell>
    </tr>
  )
}

function Head({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <th scope="col" className={classNames('py-2 pe-3 text-end font-normal last:pe-0', className)}>
      {children}
    </th>
  )
}

function Cell({ className, children }: { className?: string; children: ReactNode }) {
  return <td className={classNames('py-3 pe-3 text-end tabular-nums last:pe-0', className)}>{children}</td>
}
