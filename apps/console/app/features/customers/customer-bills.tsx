import { useQuery } from '@tanstack/react-query'
import { issueBillCall, listCustomerBillsCall } from '@warsha/contract/console/bills/bills.calls.ts'
import type { RestCentreBill } from '@warsha/contract/console/bills/bills.rest.ts'
import type { RestCustomer } from '@warsha/contract/console/customers/customers.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { useState } from 'react'
import { FailureNotice } from '~/components/failure-notice.tsx'
import { Moment } from '~/components/format/moment.tsx'
import { Money } from '~/components/format/money.tsx'
import { Panel } from '~/components/panel.tsx'
import { StatusBadge } from '~/components/status-badge.tsx'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'
import { mayCall, useOperator } from '~/session/operator.ts'
import { CloseBillDialog } from './close-bill-dialog.tsx'
import { NewBillDialog } from './new-bill-dialog.tsx'

const tones = { unpaid: 'waiting', paid: 'good', cancelled: 'plain' } as const
const shownBills = '10'

/** What centres have charged the customer, the newest first. */
export function CustomerBills({ customer }: { customer: RestCustomer }) {
  const { t } = useTranslation()
  const operator = useOperator()
  const mayWrite = mayCall(operator, issueBillCall.access)
  const [opened, setOpened] = useState<RestCentreBill | 'new'>()
  const close = () => setOpened(undefined)
  const { id } = customer
  const { data, error, refetch } = useQuery({
    queryKey: ['customer-bills', id],
    queryFn: ({ signal }) =>
      ask(listCustomerBillsCall, { params: { id }, query: { limit: shownBills } as never, signal }),
  })
  const bills = data?.data ?? []
  return (
    <Panel
      title={t('console-customers.bills.title')}
      actions={
        mayWrite && (
          <Button size="small" variant="secondary" onClick={() => setOpened('new')}>
            {t('console-customers.bills.new')}
          </Button>
        )
      }
    >
      {error && <FailureNotice error={error} onAgain={() => void refetch()} />}
      {data && bills.length === 0 && <p className="text-muted">{t('console-customers.bills.none')}</p>}
      <ul className="-my-3 divide-y divide-line empty:hidden">
        {bills.map((bill) => (
          <BillRow key={bill.code} bill={bill} onClose={mayWrite ? () => setOpened(bill) : undefined} />
        ))}
      </ul>
      {opened === 'new' && <NewBillDialog customer={customer} onClose={close} />}
      {opened && opened !== 'new' && <CloseBillDialog bill={opened} onClose={close} />}
    </Panel>
  )
}

function BillRow({ bill, onClose }: { bill: RestCentreBill; onClose: (() => void) | undefined }) {
  const { t, lang } = useTranslation()
  const { code, status, issued_at, centre, total_baisa, lines } = bill
  const titles = lines.map(({ title, quantity }) => `${title[lang]}${quantity > 1 ? ` × ${quantity}` : ''}`)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2.5">
      <span className="min-w-0 truncate font-medium">
        <bdi>{titles.join(lang === 'ar' ? '، ' : ', ')}</bdi>
      </span>
      <Money amount={total_baisa} />
      <span className="min-w-0 truncate text-sm text-muted">
        <Moment at={issued_at} hasTime={false} /> · <bdi>{centre.name[lang]}</bdi> ·{' '}
        <bdi dir="ltr">{code.replaceAll(/(.{4})(?=.)/g, '$1-')}</bdi>
      </span>
      <span className="flex items-center justify-end gap-2">
        <StatusBadge tone={tones[status]}>{t(`console-customers.billStatus.${status}`)}</StatusBadge>
        {status === 'unpaid' && onClose && (
          <button type="button" className="tool" onClick={onClose}>
            {t('console-customers.bills.close')}
          </button>
        )}
      </span>
    </li>
  )
}
