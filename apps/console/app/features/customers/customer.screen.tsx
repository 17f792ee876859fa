import { useQuery } from '@tanstack/react-query'
import { openCustomerCall } from '@warsha/contract/console/customers/customers.calls.ts'
import { Button } from '@warsha/ui/button.tsx'
import { ArrowBackIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { DetailState } from '~/components/detail-states.tsx'
import { PageTitle } from '~/components/page-title.tsx'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { AdjustDialog } from './adjust-dialog.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { CustomerBills } from './customer-bills.tsx'
import { CustomerContact, CustomerOrders, CustomerWallet } from './customer-panels.tsx'
import { CustomerState } from './customer-state.tsx'
import { NotifyDialog } from './notify-dialog.tsx'

export const handle = { texts: await loadTexts('console-customers') }

export default function CustomerScreen() {
  const { t } = useTranslation()
  const may = useMay()
  const { id = '' } = useParams()
  const [opened, setOpened] = useState<'adjust' | 'block' | 'notify'>()
  const close = () => setOpened(undefined)
  // Opening a customer is an entry in the log: looking away and back is none.
  const { data, error, refetch } = useQuery({
    queryKey: ['customer', id],
    queryFn: ({ signal }) => ask(openCustomerCall, { params: { id }, signal }),
    staleTime: 300_000,
    refetchOnWindowFocus: false,
  })
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  const customer = data.data
  return (
    <div className="grid gap-4 px-3 py-4 lg:px-5">
      <PageTitle>{customer.name || t('console-customers.title')}</PageTitle>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Link
          to="/customers"
          aria-label={t('console-customers.back')}
          className="tool size-8 justify-center p-0"
        >
          <MirroredIcon icon={ArrowBackIcon} className="size-4" />
        </Link>
        <h1 className="text-xl font-bold leading-heading">
          <bdi>{customer.name || '–'}</bdi>
        </h1>
        <CustomerState isBlocked={customer.is_blocked} />
        <div className="flex flex-wrap gap-2 empty:hidden sm:ms-auto">
          {may('notifications.notify-customer') && (
            <Button size="small" variant="secondary" onClick={() => setOpened('notify')}>
              {t('console-customers.notify.action')}
            </Button>
          )}
          {may('customers.block') && (
            <Button
              size="small"
              variant={customer.is_blocked ? 'secondary' : 'danger'}
              onClick={() => setOpened('block')}
            >
              {t(customer.is_blocked ? 'console-customers.block.undo' : 'console-customers.block.action')}
            </Button>
          )}
        </div>
      </header>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <CustomerOrders customer={customer} />
          <CustomerBills customer={customer} />
        </div>
        <div className="grid gap-4">
          <CustomerWallet
            customer={customer}
            onAdjust={may('wallets.adjust') ? () => setOpened('adjust') : undefined}
          />
          <CustomerContact customer={customer} />
        </div>
      </div>
      {opened === 'notify' && <NotifyDialog customer={customer} onClose={close} />}
      {opened === 'block' && <BlockDialog customer={customer} onClose={close} />}
      {opened === 'adjust' && <AdjustDialog customer={customer} onClose={close} />}
    </div>
  )
}
