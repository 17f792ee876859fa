import type { RestDifference } from '@warsha/contract/console/payments/failed-payments.rest.ts'
import {
  askDifferenceCall,
  creditDifferenceCall,
  discardDifferenceCall,
  linkDifferenceCall,
  orderDifferenceCall,
  postDifferenceCall,
  returnDifferenceCall,
  reverseDifferenceCall,
  sendDifferenceCall,
} from '@warsha/contract/console/reconciliation/reconciliation.calls.ts'
import { useState } from 'react'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { ReasonField } from '~/components/command/reason-field.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { CustomerChoice } from '~/components/customer-choice.tsx'
import { Money } from '~/components/format/money.tsx'
import { Fact } from '~/components/panel.tsx'
import { useTranslation } from '~/session/messages.ts'
import { PaymentChoice } from './payment-choice.tsx'

export type Action = RestDifference['actions'][number]

const calls = {
  ask: askDifferenceCall,
  order: orderDifferenceCall,
  wallet: creditDifferenceCall,
  card: returnDifferenceCall,
  reverse: reverseDifferenceCall,
  send: sendDifferenceCall,
  post: postDifferenceCall,
  link: linkDifferenceCall,
  discard: discardDifferenceCall,
} as const

/** Actions whose end the gateway decides: the difference stays until then. */
const asking: ReadonlySet<Action> = new Set(['ask', 'order', 'send'])

type ResolveDialogProps = { difference: RestDifference; action: Action; onClose: () => void }

/** One way to resolve a difference: its effect in a sentence, and why. */
export function ResolveDialog({ difference, action, onClose }: ResolveDialogProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const [customerId, setCustomerId] = useState('')
  const [payment, setPayment] = useState('')
  const done = t(
    asking.has(action) ? 'console-reconciliation.dialog.asked' : 'console-reconciliation.dialog.done',
  )
  const resolve = useCommand(calls[action] as typeof creditDifferenceCall, { done, onDone: onClose })
  const needsCustomer = action === 'wallet' && difference.kind === 'unknown-charge' && !difference.customer
  const needsPayment = action === 'link'
  const isWhole = Boolean(reason.trim() && (!needsCustomer || customerId) && (!needsPayment || payment))
  const title = t(`console-reconciliation.actions.${action}`)
  return (
    <CommandDialog
      title={title}
      submit={title}
      isDangerous={action === 'reverse' || action === 'discard'}
      isDisabled={!isWhole}
      command={resolve}
      onClose={onClose}
      onSubmit={() =>
        resolve.run({
          params: { id: difference.id },
          body: {
            reason: reason.trim(),
            ...(needsCustomer && { customer_id: customerId }),
            ...(needsPayment && { payment_id: payment }),
          },
        })
      }
    >
      <p className="text-muted">{t(`console-reconciliation.explain.${action}`)}</p>
      <dl>
        <Fact name={t(`console-reconciliation.kinds.${difference.kind}`)}>
          <Money amount={difference.amount_baisa} className="font-semibold" />
        </Fact>
      </dl>
      {needsCustomer && <CustomerChoice value={customerId} onChange={setCustomerId} />}
      {needsPayment && <PaymentChoice gateway={difference.gateway} value={payment} onChange={setPayment} />}
      <ReasonField value={reason} onChange={setReason} hasFocus={!needsCustomer && !needsPayment} />
    </CommandDialog>
  )
}
