import { TextField } from '@warsha/ui/text-field.tsx'
import { useTranslation } from '~/session/messages.ts'

export type TypedLine = { key: string; en: string; ar: string; quantity: string; price: string }

type BillLineFieldsProps = {
  line: TypedLine
  number: number
  onChange: (values: Partial<TypedLine>) => void
  onRemove: (() => void) | undefined
}

/** One line of a bill as it is typed. */
export function BillLineFields({ line, number, onChange, onRemove }: BillLineFieldsProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="grid gap-3 rounded-card border border-line p-3">
      <legend className="px-1 text-sm font-semibold">{t('console-customers.bills.line', { number })}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['en', 'ar'] as const).map((language) => (
          <TextField
            key={language}
            label={`${t('console-customers.bills.work')} (${t(`console.languages.${language}`)})`}
            lang={language}
            dir={language === 'ar' ? 'rtl' : 'ltr'}
            maxLength={200}
            autoComplete="off"
            value={line[language]}
            onChange={({ target }) => onChange({ [language]: target.value })}
          />
        ))}
        <TextField
          label={t('console-customers.bills.quantity')}
          inputMode="numeric"
          dir="ltr"
          maxLength={4}
          autoComplete="off"
          value={line.quantity}
          onChange={({ target }) => onChange({ quantity: target.value })}
        />
        <TextField
          label={t('console-customers.bills.price')}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          value={line.price}
          onChange={({ target }) => onChange({ price: target.value })}
        />
      </div>
      {onRemove && (
        <button type="button" className="tool justify-self-start" onClick={onRemove}>
          {t('console-customers.bills.removeLine')}
        </button>
      )}
    </fieldset>
  )
}
