import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { Button } from '@warsha/ui/button.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { TextField } from '@warsha/ui/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import {
  type BankField,
  type BankValues,
  bankFields,
  type DeletionBalance,
  deletionBalance,
  findBankProblems,
  noBank,
} from './deletion-balance.ts'

export type BalanceChoiceProps = {
  balance: Baisa
  /** The same in words. */
  amount: string
  onChoose: (balance: DeletionBalance) => void
}

const choices = ['pay_out', 'give_up'] as const

/** A transfer to the customer's bank account, or nothing: one of the two has to be said. */
export function BalanceChoice({ balance, amount, onChoose }: BalanceChoiceProps) {
  const { t } = useTranslation()
  const [choice, setChoice] = useState<DeletionBalance['choice'] | null>(null)
  const [values, setValues] = useState<BankValues>(noBank)
  const [problems, setProblems] = useState<readonly BankField[]>([])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!choice) return
    const found = choice === 'pay_out' ? findBankProblems(values) : []
    setProblems(found)
    const [first] = found
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    onChoose(deletionBalance(choice, balance, values))
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <fieldset>
        <legend className="text-sm font-semibold">{t('profile.balance.question')}</legend>
        <div className="mt-2 flex flex-col gap-2">
          {choices.map((offered) => (
            <label
              key={offered}
              className={classNames(
                'flex min-h-12 cursor-pointer items-center gap-3 rounded-control border px-3 py-2',
                offered === choice ? 'border-brand bg-brand-tint' : 'border-line hover:border-brand',
              )}
            >
              <input
                type="radio"
                name="balance"
                value={offered}
                checked={offered === choice}
                onChange={() => setChoice(offered)}
                className="size-5 accent-brand"
              />
              <span className="min-w-0 flex-1">{t(`profile.balance.${offered}`, { amount })}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {choice === 'pay_out' &&
        bankFields.map((field) => (
          <TextField
            key={field}
            name={field}
            label={t(`profile.balance.${field}`)}
            value={values[field]}
            maxLength={100}
            dir={field === 'bank_account' ? 'ltr' : undefined}
            autoComplete={field === 'account_holder' ? 'name' : 'off'}
            error={problems.includes(field) && t(`profile.balance.${field}_invalid`)}
            onChange={(event) => {
              setValues({ ...values, [field]: event.target.value })
              setProblems(problems.filter((known) => known !== field))
            }}
          />
        ))}
      <Button type="submit" size="step" isFullWidth disabled={!choice}>
        {t('profile.balance.next')}
      </Button>
    </form>
  )
}
