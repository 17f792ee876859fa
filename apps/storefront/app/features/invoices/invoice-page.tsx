import { Button, buttonClass } from '@warsha/ui/button.tsx'
import { Card } from '@warsha/ui/card.tsx'
import { EmptyState } from '@warsha/ui/empty-state.tsx'
import { OrdersIcon } from '@warsha/ui/later-icons.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { InvoiceSheet } from './invoice-sheet.tsx'
import { useInvoice } from './use-invoice.ts'

type InvoicePageProps = { orderId: string; shop: string; notFound: ReactNode }

/** The tax invoice of an order, made so that it can be printed. */
export function InvoicePage({ orderId, shop, notFound }: InvoicePageProps) {
  const { t } = useTranslation()
  const { found, isStuck, retry } = useInvoice(orderId)
  if (found === 'absent') return notFound
  return (
    <Paper>
      {found === 'unpaid' && <UnpaidNote orderId={orderId} />}
      {found && typeof found !== 'string' && <InvoiceSheet invoice={found} orderId={orderId} shop={shop} />}
      {(found === null || found === 'awaited') && (
        <div role="status" aria-label={t('invoices.loading')} className="grid gap-4">
          {found === 'awaited' && <p>{t('invoices.awaited')}</p>}
          {isStuck ? (
            <Button variant="secondary" onClick={retry} className="justify-self-start">
              {t('invoices.retry')}
            </Button>
          ) : (
            <SheetRoom />
          )}
        </div>
      )}
    </Paper>
  )
}

/** Before it is known whose it is. */
export function InvoiceSkeleton() {
  const { t } = useTranslation()
  return (
    <Paper>
      <div role="status" aria-label={t('invoices.loading')}>
        <SheetRoom />
      </div>
    </Paper>
  )
}

function Paper({ children }: { children: ReactNode }) {
  return (
    <div className="page-width py-5 lg:py-8 print:py-0">
      <Card padding="large" className="print:border-0 print:p-0">
        {children}
      </Card>
    </div>
  )
}

/** The room of a sheet: its heading, its parties, its lines and its sums. */
function SheetRoom() {
  return (
    <div className="grid gap-6">
      <div className="flex items-start justify-between gap-4">
        <Skeleton className="h-7 w-40" />
        <Skeleton className="h-(--button-height) w-28" />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
      <Skeleton className="h-36" />
      <Skeleton className="ms-auto h-28 w-full sm:w-72" />
    </div>
  )
}

export function UnpaidNote({ orderId }: { orderId: string }) {
  const { t, lang } = useTranslation()
  return (
    <EmptyState
      icon={OrdersIcon}
      title={t('invoices.unpaid')}
      action={
        <Link
          to={localePath(lang, `/my-order/${orderId}`)}
          className={buttonClass({ variant: 'secondary', size: 'step' })}
        >
          {t('invoices.toOrder')}
        </Link>
      }
    />
  )
}
