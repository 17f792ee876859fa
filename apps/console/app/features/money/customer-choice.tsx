import { useQuery } from '@tanstack/react-query'
import { listCustomersCall } from '@warsha/contract/console/customers/customers.calls.ts'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useState } from 'react'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'
import { useSettled } from '~/session/use-settled.ts'

/** A customer, found by name or phone. */
export function CustomerChoice({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const search = useSettled(text.trim())
  const isAsked = search.length >= 3
  const { data } = useQuery({
    queryKey: ['customer-choice', search],
    queryFn: ({ signal }) => ask(listCustomersCall, { query: { search, limit: '5' } as never, signal }),
    enabled: isAsked,
  })
  const found = isAsked ? (data?.data ?? []) : []
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{t('console-reconciliation.dialog.customer')}</legend>
      <TextField
        label={t('console-reconciliation.dialog.customer')}
        hint={t('console-reconciliation.dialog.customerSearch')}
        type="search"
        autoComplete="off"
        data-autofocus
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {isAsked && data && found.length === 0 && (
        <p className="text-sm text-muted">{t('console-reconciliation.dialog.noCustomer')}</p>
      )}
      {found.map(({ id, name, masked_phone }) => (
        <label
          key={id}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line px-3 has-checked:border-brand has-focus-visible:outline-3 has-focus-visible:outline-brand"
        >
          <input
            type="radio"
            name="customer"
            className="accent-brand"
            checked={id === value}
            onChange={() => onChange(id)}
          />
          <bdi className="min-w-0 flex-1 truncate font-medium">{name || '–'}</bdi>
          <bdi dir="ltr" className="text-sm text-muted">
            {masked_phone}
          </bdi>
        </label>
      ))}
    </fieldset>
  )
}
