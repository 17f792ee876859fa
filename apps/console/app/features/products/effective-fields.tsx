import { Select } from '@warsha/ui/select.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useTranslation } from '~/session/messages.ts'
import { tomorrow } from './tomorrow.ts'

type EffectiveFieldsProps = {
  /** The day that prices begin on; undefined: now. An empty one is not chosen yet. */
  from: string | undefined
  onChange: (from: string | undefined) => void
}

/** When prices take effect: now, or from a day on. */
export function EffectiveFields({ from, onChange }: EffectiveFieldsProps) {
  const { t } = useTranslation()
  const isLater = from !== undefined
  return (
    <>
      <Select
        label={t('console-products.prices.when')}
        value={isLater ? 'later' : 'now'}
        onChange={({ target }) => onChange(target.value === 'later' ? tomorrow() : undefined)}
      >
        <option value="now">{t('console-products.prices.now')}</option>
        <option value="later">{t('console-products.prices.later')}</option>
      </Select>
      {isLater && (
        <TextField
          label={t('console-products.prices.date')}
          type="date"
          dir="ltr"
          value={from}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </>
  )
}
