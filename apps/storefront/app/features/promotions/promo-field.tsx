import { Button } from '@warsha/ui/button.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { maxPromoCodeLength } from './promo-code.ts'

export type NewCodeProps = {
  label: string
  problem: string | undefined
  isPending: boolean
  /** True when it is applied; a refused code stays in the field. */
  onApply: (typed: string) => Promise<boolean>
  onType: () => void
}

export function NewCode({ label, problem, isPending, onApply, onType }: NewCodeProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')

  async function apply() {
    if (await onApply(typed)) setTyped('')
  }

  /** The field is inside the form that pays, and Enter means the code. */
  function applyOnEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void apply()
  }

  return (
    <TextField
      label={label}
      error={problem}
      value={typed}
      maxLength={maxPromoCodeLength}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onKeyDown={applyOnEnter}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onType()
      }}
      trailing={
        <Button variant="ghost" size="small" isPending={isPending} onClick={() => void apply()}>
          {t('promotions.apply')}
        </Button>
      }
    />
  )
}

export type AppliedCodeProps = { code: string; label: string; isPending: boolean; onRemove: () => void }

export function AppliedCode({ code, label, isPending, onRemove }: AppliedCodeProps) {
  const { t } = useTranslation()
  return (
    <TextField
      label={label}
      value={code}
      readOnly
      trailing={
        <Button variant="ghost" size="small" isPending={isPending} onClick={onRemove}>
          {t('promotions.remove')}
        </Button>
      }
    />
  )
}
