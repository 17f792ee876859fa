import { useState } from 'react'
import { keepPayerDraft, readPayerDraft } from './payer-draft.ts'
import { type Payer, type PayerField, payerFields } from './payer-form.ts'
import type { Payable } from './payment-calls.ts'

/** The payer: fields of the account are locked, the rest is typed and kept for this checkout. */
export function usePayer({ id, account }: Pick<Payable, 'id' | 'account'>) {
  const [typed, setTyped] = useState(() => readPayerDraft(id))
  const locked = payerFields.filter((field) => account[field] !== '')

  function change(field: PayerField, value: string) {
    const next = { ...typed, [field]: value }
    setTyped(next)
    keepPayerDraft(id, next)
  }

  return { payer: payerOf(account, typed), locked, change }
}

function payerOf(account: Payer, typed: Partial<Payer>): Payer {
  const entries = payerFields.map((field) => [field, account[field] || (typed[field] ?? '')])
  return Object.fromEntries(entries)
}
