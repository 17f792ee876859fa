import { classNames } from '@warsha/ui/class-names.ts'
import { useTranslation } from '~/session/messages.ts'
import type { ReturnStep } from './return-steps.ts'

const steps = ['quantity', 'reason', 'code'] as const

/** What of a return is behind the customer, and what is still to come. */
export function ReturnProgress({ step }: { step: Exclude<ReturnStep, 'done'> }) {
  const { t } = useTranslation()
  const current = steps.indexOf(step)
  return (
    <ol aria-label={t('returns.progress')} className="grid grid-cols-3 gap-2">
      {steps.map((each, at) => (
        <li
          key={each}
          aria-current={at === current ? 'step' : undefined}
          className={classNames(
            'border-t-4 pt-2 text-sm',
            at <= current ? 'border-brand' : 'border-line',
            at === current ? 'font-bold' : 'text-muted',
          )}
        >
          <span className="tabular-nums">{at + 1}.</span> {t(`returns.steps.${each}`)}
        </li>
      ))}
    </ol>
  )
}
