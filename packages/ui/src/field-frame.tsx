import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type FieldTexts = { label: ReactNode; hint?: ReactNode; error?: ReactNode; isLabelHidden?: boolean }

export type FieldFrameProps = FieldTexts & { id: string; className?: string; children: ReactNode }

/** Label above, hint and error below, all tied to the control by its id. */
export function FieldFrame({ id, label, hint, error, isLabelHidden, className, children }: FieldFrameProps) {
  return (
    <div className={classNames('min-w-0 text-start', className)}>
      <label
        htmlFor={id}
        className={isLabelHidden ? 'sr-only' : 'mb-1.5 block text-sm font-semibold text-ink'}
      >
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-muted">
          {hint}
        </p>
      )}
      {/* Always there, because a live region that appears together with its text is often not read. */}
      <p id={`${id}-error`} role="alert" className="text-sm text-danger not-empty:mt-1.5">
        {error}
      </p>
    </div>
  )
}

export function fieldDescription(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  return classNames(hint ? `${id}-hint` : undefined, error ? `${id}-error` : undefined) || undefined
}

/** Text of 16 px keeps phones from zooming into the field. */
export const fieldControlClass =
  'min-h-12 w-full min-w-0 rounded-control border border-outline bg-surface px-3.5 text-start text-field text-ink hover:border-muted disabled:bg-page disabled:text-muted aria-invalid:border-danger'
