import { useQuery } from '@tanstack/react-query'
import { listCustomersCall } from '@warsha/contract/console/customers/customers.calls.ts'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useState } from 'react'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'
import { useSettled } from '~/session/use-settled.ts'

type CustomerChoiceProps = {
  value: string
  onChange: (id: string, name: string) => void
  /** In a dialog, which opens with it. */
  hasFocus?: boolean
}

/** A customer, found by name or phone. */
export function CustomerChoice({ value, onChange, hasFocus = true }: CustomerChoiceProps) {
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
      <legend className="sr-only">{t('console.customerChoice.label')}</legend>
      <TextField
        label={t('console.customerChoice.label')}
        hint={t('console.customerChoice.hint')}
        type="search"
        autoComplete="off"
        data-autofocus={hasFocus || undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {isAsked && data && found.length === 0 && (
        <p className="text-sm text-muted">{t('console.customerChoice.none')}</p>
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
            onChange={() => onChange(id, name)}
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
