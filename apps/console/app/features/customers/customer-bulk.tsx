import {
  blockCustomersCall,
  notifyCustomersCall,
  unblockCustomersCall,
} from '@warsha/contract/console/customers/bulk-customers.calls.ts'
import { useMemo } from 'react'
import type { BulkAction } from '~/components/list/bulk-action.ts'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'
import { mayCall, useOperator } from '~/session/operator.ts'
import { areWhole, type NotifyWords, noWords, toNotification, WordsFields } from './notify-words.tsx'

/** What may be done with several customers at once, as far as the operator may. */
export function useCustomerBulk(): BulkAction[] {
  const { t } = useTranslation()
  const operator = useOperator()
  return useMemo(() => {
    const actions: (BulkAction & { access: Parameters<typeof mayCall>[1] })[] = [
      {
        id: 'notify',
        label: t('console-customers.notify.action'),
        access: notifyCustomersCall.access,
        settings: {
          initial: noWords,
          isReady: (values) => areWhole(values as NotifyWords),
          isPreviewKept: true,
          fields: ({ values, change }) => <WordsFields words={values as NotifyWords} onChange={change} />,
        },
        words: {
          would: (count) => t('console-customers.notify.would', { count }),
          run: (count) => t('console-customers.notify.run', { count }),
          done: (count) => t('console-customers.notify.done', { count }),
        },
        run: (body, values) =>
          ask(notifyCustomersCall, { body: { ...body, ...toNotification(values as NotifyWords) } as never }),
      },
      {
        id: 'block',
        label: t('console-customers.block.action'),
        access: blockCustomersCall.access,
        isDangerous: true,
        needsReason: true,
        run: (body) => ask(blockCustomersCall, { body: body as never }),
      },
      {
        id: 'unblock',
        label: t('console-customers.block.undo'),
        access: unblockCustomersCall.access,
        needsReason: true,
        run: (body) => ask(unblockCustomersCall, { body: body as never }),
      },
    ]
    return actions.filter(({ access }) => mayCall(operator, access))
  }, [t, operator])
}
