import { quickTopUpsRial } from '@warsha/contract/constants.ts'
import { maxTopUpRial, minTopUpRial } from '@warsha/contract/wallet/wallet.constants.ts'
import { Chip } from '@warsha/ui/chip.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useTranslation } from '~/session/messages.ts'
import { amountText } from './top-up-amount.ts'

export type TopUpAmountProps = { text: string; isWrong: boolean; onChange: (text: string) => void }

export function TopUpAmount({ text, isWrong, onChange }: TopUpAmountProps) {
  const { t } = useTranslation()
  const hint = t('wallet.topUp.amountHint', { least: minTopUpRial, most: maxTopUpRial })
  return (
    <>
      <TextField
        label={t('wallet.topUp.amount')}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        value={text}
        hint={isWrong ? undefined : hint}
        error={isWrong ? hint : undefined}
        onChange={(event) => onChange(amountText(event.target.value))}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        {quickTopUpsRial.map((rial) => (
          <Chip key={rial} isSelected={text === String(rial)} onSelect={() => onChange(String(rial))}>
            {t('wallet.topUp.quick', { count: rial })}
          </Chip>
        ))}
      </div>
    </>
  )
}
