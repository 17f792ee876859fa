import {
  cancelOrdersCall,
  confirmOrdersCall,
  fulfilOrdersCall,
  missVisitsCall,
} from '@warsha/contract/console/orders/bulk-orders.calls.ts'
import { useMemo } from 'react'
import type { BulkAction } from '~/components/list/bulk-action.ts'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'
import { mayCall, useOperator } from '~/session/operator.ts'

/** What may be done with several orders at once, as far as the operator may. */
export function useOrderBulk(): BulkAction[] {
  const { t } = useTranslation()
  const operator = useOperator()
  return useMemo(() => {
    const actions: (BulkAction & { access: Parameters<typeof mayCall>[1] })[] = [
      {
        id: 'confirm',
        label: t('console-orders.bulk.confirm'),
        access: confirmOrdersCall.access,
        run: (body) => ask(confirmOrdersCall, { body: body as never }),
      },
      {
        id: 'fulfil',
        label: t('console-orders.bulk.fulfil'),
        access: fulfilOrdersCall.access,
        run: (body) => ask(fulfilOrdersCall, { body: body as never }),
      },
      {
        id: 'not-come',
        label: t('console-orders.bulk.notCome'),
        access: missVisitsCall.access,
        isByIdOnly: true,
        run: (body) => ask(missVisitsCall, { body: body as never }),
      },
      {
        id: 'cancel',
        label: t('console-orders.bulk.cancel'),
        access: cancelOrdersCall.access,
        isDangerous: true,
        needsReason: true,
        run: (body) => ask(cancelOrdersCall, { body: { ...body, to: 'wallet' } as never }),
      },
    ]
    return actions.filter(({ access }) => mayCall(operator, access))
  }, [t, operator])
}
