import { formatDate } from '@warsha/contract/formats/format-date.ts'
import { formatPhone } from '@warsha/contract/formats/format-phone.ts'
import { muscatTime } from '@warsha/contract/formats/muscat-time.ts'
import { Button } from '@warsha/ui/button.tsx'
import { DownloadIcon, PrintIcon } from '@warsha/ui/later-icons.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { showErrors } from '~/session/show-errors.ts'
import { type ShownInvoice, saveInvoicePdf } from './invoice-calls.ts'
import { InvoiceLines } from './invoice-lines.tsx'
import { InvoiceSum } from './invoice-sum.tsx'

type SheetProps = { invoice: ShownInvoice; orderId: string; shop: string }

export function InvoiceSheet({ invoice, orderId, shop }: SheetProps) {
  const { t } = useTranslation()
  const { seller, buyer, createdAt } = invoice
  return (
    <article aria-label={t('invoices.title')}>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="font-bold text-brand">{shop}</p>
          <h2 className="text-xl font-bold leading-heading">{t('invoices.title')}</h2>
        </div>
        <Actions orderId={orderId} />
      </div>
      <dl className="mt-5 grid gap-x-6 gap-y-3 sm:grid-cols-3 print:grid-cols-3">
        <Detail name={t('invoices.number')}>
          <bdi dir="ltr">{invoice.number}</bdi>
        </Detail>
        <Detail name={t('invoices.issuedAt')}>
          <bdi dir="ltr">{`${formatDate(createdAt)} ${muscatTime(createdAt)}`}</bdi>
        </Detail>
        <Detail name={t('invoices.order')}>
          <bdi dir="ltr">{invoice.orderNumber}</bdi>
        </Detail>
      </dl>
      <div className="mt-5 grid gap-5 border-t border-line pt-4 sm:grid-cols-2 print:grid-cols-2">
        <Party title={t('invoices.seller')} name={seller.name}>
          <p>{seller.address}</p>
          <p>
            {t('invoices.taxNumber')}: <bdi dir="ltr">{seller.taxNumber}</bdi>
          </p>
        </Party>
        {buyer && (
          <Party title={t('invoices.buyer')} name={buyer.name || t('invoices.unnamedBuyer')}>
            {buyer.phone && (
              <p>
                {t('invoices.phone')}: <bdi dir="ltr">{formatPhone(buyer.phone)}</bdi>
              </p>
            )}
            {buyer.address && (
              <p>
                <bdi>{buyer.address}</bdi>
              </p>
            )}
          </Party>
        )}
      </div>
      <InvoiceLines lines={invoice.lines} />
      <InvoiceSum invoice={invoice} />
      <p className="mt-6 text-xs text-muted">{t('invoices.footer')}</p>
    </article>
  )
}

function Actions({ orderId }: { orderId: string }) {
  const { t } = useTranslation()
  const [isPending, setPending] = useState(false)
  async function save() {
    setPending(true)
    try {
      await saveInvoicePdf(orderId)
    } catch (error) {
      showErrors(error)
    } finally {
      setPending(false)
    }
  }
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button variant="secondary" onClick={() => window.print()}>
        <PrintIcon className="size-5" />
        {t('invoices.print')}
      </Button>
      <Button variant="secondary" isPending={isPending} onClick={() => void save()}>
        <DownloadIcon className="size-5" />
        {t('invoices.download')}
      </Button>
    </div>
  )
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-0.5 font-semibold wrap-anywhere tabular-nums">{children}</dd>
    </div>
  )
}

function Party({ title, name, children }: { title: string; name: string; children: ReactNode }) {
  return (
    <section className="min-w-0 text-sm wrap-anywhere">
      <h3 className="text-muted">{title}</h3>
      {name && (
        <p className="mt-0.5 text-field font-semibold">
          <bdi>{name}</bdi>
        </p>
      )}
      {children}
    </section>
  )
}
