import { formatAmount } from '@warsha/contract/formats/format-amount.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { changeByBasisPoints } from '@warsha/contract/money/change-by-percent.ts'
import { Select } from '@warsha/ui/select.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'
import { readBasisPoints } from './percent.ts'

type PriceShiftFieldsProps = {
  percent: string
  when: string
  day: string
  channel: string
  channels: readonly { slug: string; name: string }[]
  onChange: (values: Record<string, string>) => void
}

const whens = ['now', 'tomorrow', 'day'] as const

/** By how much prices change, where and from when, with an example. */
export function PriceShiftFields({ percent, when, day, channel, channels, onChange }: PriceShiftFieldsProps) {
  const { t } = useTranslation()
  const points = readBasisPoints(percent)
  const isWrong = percent !== '' && (points === undefined || points < -9000 || points > 100_000)
  const example = points === undefined || isWrong ? undefined : changeByBasisPoints(baisa(10_000), points)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <LatinField
        label={t('console-products.bulk.percent')}
        hint={
          example === undefined
            ? t('console-products.bulk.percentHint')
            : t('console-products.bulk.example', { amount: formatAmount(example) })
        }
        error={isWrong ? t('console-products.problem.percent') : undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        data-autofocus
        value={percent}
        onChange={({ target }) => onChange({ percent: target.value })}
      />
      <Select
        label={t('console-products.bulk.from')}
        value={when}
        onChange={({ target }) => onChange({ when: target.value })}
      >
        {whens.map((each) => (
          <option key={each} value={each}>
            {t(`console-products.bulk.${each}`)}
          </option>
        ))}
      </Select>
      <Select
        label={t('console-products.filters.channel')}
        value={channel}
        onChange={({ target }) => onChange({ channel: target.value })}
      >
        <option value="">{t('console-products.bulk.allChannels')}</option>
        {channels.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
      {when === 'day' && (
        <TextField
          label={t('console-products.bulk.date')}
          type="date"
          dir="ltr"
          value={day}
          onChange={({ target }) => onChange({ day: target.value })}
        />
      )}
    </div>
  )
}
