import { TextField } from '@warsha/ui/text-field.tsx'
import { useTranslation } from '~/session/messages.ts'

type ReasonFieldProps = { value: string; onChange: (reason: string) => void; hasFocus?: boolean }

/** Why something is done, for the log of changes. */
export function ReasonField({ value, onChange, hasFocus }: ReasonFieldProps) {
  const { t } = useTranslation()
  return (
    <TextField
      label={t('console.command.reason')}
      hint={t('console.command.reasonHint')}
      required
      maxLength={500}
      autoComplete="off"
      data-autofocus={hasFocus || undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
