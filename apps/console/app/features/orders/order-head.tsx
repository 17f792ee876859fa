import type { RestConsoleOrder } from '@warsha/contract/console/orders/console-order.rest.ts'
import { confirmOrderCall } from '@warsha/contract/console/orders/order-commands.calls.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { Button } from '@warsha/ui/button.tsx'
import { ArrowBackIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { momentText } from '~/components/format/moment.tsx'
import { OrderStatus, PaymentStatus } from '~/components/order-status.tsx'
import { useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { CancelDialog } from './commands/cancel-dialog.tsx'
import { FulfilDialog } from './commands/fulfil-dialog.tsx'
import { RefundDialog } from './commands/refund-dialog.tsx'
import { openUnits } from './open-units.ts'

type Opened = 'refund' | 'cancel' | 'fulfil'

/** Number, state, and what the operator may do with the whole order. */
export function OrderHead({ order }: { order: RestConsoleOrder }) {
  const { t, lang } = useTranslation()
  const may = useMay()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const confirm = useCommand(confirmOrderCall, { done: t('console-orders.done.confirmed') })
  const { id, number, revision, status, payment_status, placed_at, money, lines } = order
  const isOpen = ['UNCONFIRMED', 'UNFULFILLED', 'PARTIALLY_FULFILLED'].includes(status)
  const isUntouched = lines.every(({ used, returned, expired }) => used + returned + expired === 0)

  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Link
          to="/orders"
          aria-label={t('console-orders.page.back')}
          className="tool size-8 justify-center p-0"
        >
          <MirroredIcon icon={ArrowBackIcon} className="size-4" />
        </Link>
        <h1 className="text-xl font-bold leading-heading">
          {t('console-orders.order', { number: isolate(`#${number}`) })}
        </h1>
        <OrderStatus status={status} />
        <PaymentStatus status={payment_status} />
        <span className="text-sm text-muted">
          {t('console-orders.page.placedAt', { moment: momentText(placed_at, { t, lang }) })}
        </span>
        <div className="flex flex-wrap gap-2 sm:ms-auto">
          {status === 'UNCONFIRMED' && may('orders.fulfil') && (
            <Button
              size="small"
              isPending={confirm.isPending}
              onClick={() => confirm.run({ params: { id }, body: { revision } })}
            >
              {t('console-orders.actions.confirm')}
            </Button>
          )}
          {isOpen &&
            status !== 'UNCONFIRMED' &&
            may('orders.fulfil') &&
            lines.some((line) => openUnits(line) > 0) && (
              <Button size="small" variant="secondary" onClick={() => setOpened('fulfil')}>
                {t('console-orders.actions.fulfil')}
              </Button>
            )}
          {may('orders.refund') && (money.refundable_baisa ?? 0) > 0 && (
            <Button size="small" variant="secondary" onClick={() => setOpened('refund')}>
              {t('console-orders.actions.refund')}
            </Button>
          )}
          {isOpen && isUntouched && may('orders.cancel') && (
            <Button size="small" variant="danger" onClick={() => setOpened('cancel')}>
              {t('console-orders.actions.cancel')}
            </Button>
          )}
        </div>
      </div>
      <CommandProblem command={confirm} />
      {opened === 'refund' && <RefundDialog order={order} onClose={close} />}
      {opened === 'cancel' && <CancelDialog order={order} onClose={close} />}
      {opened === 'fulfil' && <FulfilDialog order={order} onClose={close} />}
    </header>
  )
}
