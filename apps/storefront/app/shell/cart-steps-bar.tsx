import { classNames } from '@warsha/ui/class-names.ts'
import { CheckIcon } from '@warsha/ui/icons.tsx'
import { VisuallyHidden } from '@warsha/ui/visually-hidden.tsx'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { cartSteps, type Step } from './cart-steps.ts'
import type { CartStep } from './shell-handle.ts'

export type CartStepsBarProps = { current: CartStep }

export function CartStepsBar({ current }: CartStepsBarProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('shell.steps.label')} className="page-width py-3">
      <ol className="flex items-center gap-2 max-[24rem]:gap-1">
        {cartSteps(current).map((step) => (
          <li
            key={step.name}
            aria-current={step.state === 'current' ? 'step' : undefined}
            className={classNames(
              'flex min-w-0 items-center gap-2 max-[24rem]:gap-1',
              step.number > 1 && 'flex-1',
            )}
          >
            {step.number > 1 && (
              <span
                aria-hidden="true"
                className={classNames(
                  'h-0.5 min-w-2 flex-1 rounded-full',
                  step.number <= current ? 'bg-brand' : 'bg-line',
                )}
              />
            )}
            <StepMark step={step} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepMark({ step }: { step: Step }) {
  const { t, lang } = useTranslation()
  const name = t(`shell.steps.${step.name}`)
  const mark = (
    <>
      <span
        className={classNames(
          'grid size-7 max-[24rem]:size-6 shrink-0 place-items-center rounded-full border-2 text-sm font-bold tabular-nums',
          step.state === 'done' && 'border-brand bg-brand text-white',
          step.state === 'current' && 'border-brand bg-surface text-brand',
          step.state === 'ahead' && 'border-line bg-surface text-muted',
        )}
      >
        {step.state === 'done' ? <CheckIcon className="size-4" /> : step.number}
      </span>
      <span
        className={classNames(
          'truncate text-sm max-[24rem]:text-xs',
          step.state === 'current' ? 'font-bold text-ink' : 'text-muted',
        )}
      >
        {name}
      </span>
      {step.state === 'done' && <VisuallyHidden>{t('shell.steps.completed')}</VisuallyHidden>}
    </>
  )

  if (!step.to)
    return <span className="flex min-h-11 min-w-0 items-center gap-2 max-[24rem]:gap-1">{mark}</span>
  return (
    <Link
      to={localePath(lang, step.to)}
      replace
      className="flex min-h-11 min-w-0 items-center gap-2 max-[24rem]:gap-1 rounded-control hover:text-brand"
    >
      {mark}
    </Link>
  )
}
