import { useQuery } from '@tanstack/react-query'
import { searchPaymentsCall } from '@warsha/contract/console/payments/failed-payments.calls.ts'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useState } from 'react'
import { FailureNotice } from '~/components/failure-notice.tsx'
import { Moment } from '~/components/format/moment.tsx'
import { Money } from '~/components/format/money.tsx'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'
import { useSettled } from '~/session/use-settled.ts'

type PaymentChoiceProps = { gateway: string; value: string; onChange: (id: string) => void }

/** A payment of a gateway, found by the number of its order, the customer's phone or the gateway's reference. */
export function PaymentChoice({ gateway, value, onChange }: PaymentChoiceProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const search = useSettled(text.trim())
  const isAsked = search.length >= 3
  const { data, error } = useQuery({
    queryKey: ['payment-choice', gateway, search],
    queryFn: ({ signal }) => ask(searchPaymentsCall, { query: { gateway, search }, signal }),
    enabled: isAsked,
  })
  const found = isAsked ? (data?.data ?? []) : []
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{t('console-reconciliation.dialog.payment')}</legend>
      <TextField
        label={t('console-reconciliation.dialog.payment')}
        hint={t('console-reconciliation.dialog.paymentHint')}
        type="search"
        autoComplete="off"
        data-autofocus
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {error && <FailureNotice error={error} />}
      {isAsked && data && found.length === 0 && (
        <p className="text-sm text-muted">{t('console-reconciliation.dialog.paymentNone')}</p>
      )}
      {found.map((payment) => (
        <label
          key={payment.id}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line px-3 py-2 has-checked:border-brand has-focus-visible:outline-3 has-focus-visible:outline-brand"
        >
          <input
            type="radio"
            name="payment"
            className="accent-brand"
            checked={payment.id === value}
            onChange={() => onChange(payment.id)}
          />
          <span className="grid min-w-0 flex-1">
            <span className="flex flex-wrap gap-x-3 font-medium">
              <bdi className="min-w-0 truncate">{payment.customer || '–'}</bdi>
              {payment.order_number !== null && <bdi dir="ltr">#{payment.order_number}</bdi>}
            </span>
            <span className="flex flex-wrap gap-x-3 text-sm text-muted">
              <Moment at={payment.begun_at} />
              <bdi dir="ltr" className="min-w-0 break-all">
                {payment.reference}
              </bdi>
            </span>
          </span>
          <Money amount={payment.amount_baisa} />
        </label>
      ))}
    </fieldset>
  )
}
