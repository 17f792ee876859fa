import { classNames } from '@warsha/ui/class-names.ts'
import { CardIcon, WalletIcon } from '@warsha/ui/later-icons.tsx'
import { useTranslation } from '~/session/messages.ts'

export type Target = 'card' | 'wallet'

const targets = [
  { value: 'card', icon: CardIcon },
  { value: 'wallet', icon: WalletIcon },
] as const

/** Where the card's part goes. */
export function TargetField({ value, onChange }: { value: Target; onChange: (to: Target) => void }) {
  const { t } = useTranslation()
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t('console-orders.refund.to')}</legend>
      <div className="grid grid-cols-2 gap-2">
        {targets.map(({ value: each, icon: Icon }) => (
          <label
            key={each}
            className={classNames(
              'flex cursor-pointer flex-col gap-1 rounded-control border p-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
              each === value ? 'border-brand bg-brand-tint' : 'border-line hover:border-outline',
            )}
          >
            <input
              type="radio"
              name="target"
              className="sr-only"
              checked={each === value}
              onChange={() => onChange(each)}
            />
            <span className="flex items-center gap-2 font-semibold">
              <Icon className="size-4.5" />
              {t(`console-orders.refund.${each}`)}
            </span>
            <span className="text-xs text-muted">{t(`console-orders.refund.${each}Text`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
