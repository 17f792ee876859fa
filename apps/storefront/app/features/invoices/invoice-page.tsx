import { Button } from '@warsha/ui/button.tsx'
import { Card } from '@warsha/ui/card.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { InvoiceSheet } from './invoice-sheet.tsx'
import { useInvoice } from './use-invoice.ts'

type InvoicePageProps = { orderId: string; shop: string; notFound: ReactNode }

/** The tax invoice of an order, made so that it can be printed. */
export function InvoicePage({ orderId, shop, notFound }: InvoicePageProps) {
  const { t, lang } = useTranslation()
  const { found, isStuck, retry } = useInvoice(orderId, lang)
  if (found === 'absent') return notFound
  return (
    <div className="page-width py-5 lg:py-8 print:py-0">
      <Card padding="large" className="mx-auto max-w-4xl print:max-w-none print:border-0 print:p-0">
        {found && found !== 'awaited' ? (
          <InvoiceSheet invoice={found} orderId={orderId} shop={shop} />
        ) : (
          <div role="status" aria-label={t('invoices.loading')} className="grid gap-4">
            {found === 'awaited' && <p>{t('invoices.awaited')}</p>}
            {isStuck ? (
              <Button variant="secondary" onClick={retry} className="justify-self-start">
                {t('invoices.retry')}
              </Button>
            ) : (
              <Skeleton className="h-44" />
            )}
          </div>
        )}
      </Card>
    </div>
  )
}
