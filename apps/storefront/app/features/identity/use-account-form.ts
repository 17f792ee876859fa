import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { showErrors } from '~/session/show-errors.ts'
import { type AccountField, type AccountValues, findAccountProblems } from './account-form.ts'

type AccountErrors = readonly { field?: string | null; message?: string | null }[]

export type AccountFormOptions = {
  fields: readonly AccountField[]
  /** Fields that are not checked beforehand: an old password may be older than the rule. */
  unchecked?: readonly AccountField[]
  send: (values: AccountValues) => Promise<AccountErrors>
  onDone?: () => void
}

/** Holds the values of an account's form, checks them, sends them once, and shows what was refused at its field. */
export function useAccountForm({ fields, unchecked = [], send, onDone }: AccountFormOptions) {
  const { t } = useTranslation()
  const [values, setValues] = useState<AccountValues>(noValues)
  const [errors, setErrors] = useState<Partial<Record<AccountField, string>>>({})
  const [isPending, setPending] = useState(false)
  const isRunning = useRef(false)

  function change(next: AccountValues) {
    setValues(next)
    // A field that is being mended loses its message; the others have theirs until they are.
    const isSame = (field: AccountField) => next[field] === values[field]
    setErrors((shown) =>
      Object.fromEntries(Object.entries(shown).filter(([field]) => isSame(field as AccountField))),
    )
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isRunning.current) return
    const form = event.currentTarget
    const problems = findAccountProblems(
      values,
      fields.filter((field) => !unchecked.includes(field)),
    )
    const found = Object.entries(problems).map(([field, problem]) => [field, t(`refusals.${problem}`)])
    if (show(Object.fromEntries(found), form)) return
    isRunning.current = true
    setPending(true)
    try {
      const refused = await send(values)
      const known = refused.filter(({ field }) => fields.includes(field as AccountField))
      showErrors(refused.filter((error) => !known.includes(error)))
      show(
        Object.fromEntries(known.map(({ field, message }) => [field, message ?? t('errors.generic')])),
        form,
      )
      if (refused.length === 0) onDone?.()
    } catch (error) {
      showErrors(error)
    } finally {
      isRunning.current = false
      setPending(false)
    }
  }

  /** Answers whether there was anything to show, and moves to the first of it. */
  function show(next: Partial<Record<AccountField, string>>, form: HTMLFormElement): boolean {
    setErrors(next)
    const first = fields.find((field) => next[field])
    if (first) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    return first !== undefined
  }

  return { values, errors, isPending, change, submit }
}

const noValues: AccountValues = { firstName: '', lastName: '', email: '', password: '', repeat: '' }
