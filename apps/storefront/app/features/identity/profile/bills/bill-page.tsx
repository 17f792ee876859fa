import type { RestWholeBill } from '@warsha/contract/bills/bills.rest.ts'
import { formatDate } from '@warsha/contract/formats/format-date.ts'
import { formatPhone } from '@warsha/contract/formats/format-phone.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Card } from '@warsha/ui/card.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { useLoad } from '~/session/use-load.ts'
import { RowsRoom, SectionWaiting } from '../section.tsx'
import { readBill, writeBillCode } from './bill-calls.ts'
import { BillLines } from './bill-lines.tsx'
import { BillStatusBadge } from './bill-status.tsx'

/** One bill, made so that it can be printed. */
export function BillPage({ code, notFound }: { code: string; notFound: ReactNode }) {
  const { value: bill, hasFailed, reload } = useLoad(['bill', code], (signal) => readBill(code, signal))
  if (bill === 'absent') return notFound
  return (
    <Paper>
      {bill ? (
        <WholeBill bill={bill} />
      ) : (
        <SectionWaiting hasFailed={hasFailed} onRetry={reload}>
          <RowsRoom rows={4} />
        </SectionWaiting>
      )}
    </Paper>
  )
}

/** Before it is known whose it is. */
export function BillSkeleton() {
  const { t } = useTranslation()
  return (
    <Paper>
      <div role="status">
        <span className="sr-only">{t('shell.loading')}</span>
        <RowsRoom rows={4} />
      </div>
    </Paper>
  )
}

function Paper({ children }: { children: ReactNode }) {
  return (
    <div className="page-width py-5 lg:py-8 print:py-0">
      <Card
        padding="large"
        className="mx-auto max-w-3xl xl:max-w-none print:max-w-none print:border-0 print:p-0"
      >
        {children}
      </Card>
    </div>
  )
}

function WholeBill({ bill }: { bill: RestWholeBill }) {
  const { t } = useTranslation()
  return (
    <article aria-label={t('profile.billTitle')}>
      <p className="mb-2 hidden text-xl font-bold print:block">{t('profile.billTitle')}</p>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0 flex-1">
          <h2 className="text-lg font-bold leading-heading">{bill.service_center.name}</h2>
          <p className="mt-2">
            <BillStatusBadge status={bill.status} />
          </p>
        </div>
        <Button variant="secondary" className="print:hidden" onClick={() => window.print()}>
          {t('profile.printBill')}
        </Button>
      </div>
      <dl className="mt-5 grid gap-x-6 gap-y-3 sm:grid-cols-[auto_auto_auto]">
        <Detail name={t('profile.billCode')} value={writeBillCode(bill.code)} isNumber />
        <Detail name={t('profile.billDate')} value={formatDate(bill.issued_at)} isNumber />
        {bill.customer_name && <Detail name={t('profile.name')} value={bill.customer_name} />}
      </dl>
      <BillLines bill={bill} />
      {bill.how_to_pay && <HowToPay bill={bill} />}
    </article>
  )
}

/** Centres take their money themselves; what the shop can do is say so. */
function HowToPay({ bill }: { bill: RestWholeBill }) {
  const { t } = useTranslation()
  return (
    <div className="mt-5 rounded-control bg-amber-tint p-3 text-amber-ink">
      <p>{bill.how_to_pay}</p>
      {bill.center_phone_number && (
        <p className="mt-1">
          {t('profile.billCall')}{' '}
          <a
            href={`tel:${bill.center_phone_number}`}
            className="font-semibold whitespace-nowrap underline underline-offset-4"
          >
            <bdi dir="ltr">{formatPhone(bill.center_phone_number)}</bdi>
          </a>
        </p>
      )}
    </div>
  )
}

function Detail({ name, value, isNumber = false }: { name: string; value: string; isNumber?: boolean }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-0.5">
        <bdi dir={isNumber ? 'ltr' : undefined} className="font-semibold wrap-anywhere tabular-nums">
          {value}
        </bdi>
      </dd>
    </div>
  )
}
