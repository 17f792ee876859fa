import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type NumberedStepsProps = {
  steps: readonly { key: string; content: ReactNode }[]
  /** Columns from 640 px. */
  className: string
}

/** What to do one after the other: one card on a phone, a card each where there is room. */
export function NumberedSteps({ steps, className }: NumberedStepsProps) {
  return (
    <ol
      className={classNames(
        'grid sm:gap-3 lg:gap-5 max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-surface',
        className,
      )}
    >
      {steps.map(({ key, content }, at) => (
        <li
          key={key}
          className="flex items-center gap-4 border-line p-4 max-sm:not-first:border-t sm:rounded-card sm:border sm:bg-surface lg:p-5"
        >
          <span
            aria-hidden="true"
            className="grid size-9 shrink-0 place-items-center rounded-full bg-brand-tint font-bold text-brand-deep tabular-nums"
          >
            {at + 1}
          </span>
          <div className="min-w-0">{content}</div>
        </li>
      ))}
    </ol>
  )
}
