import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type FieldTexts = { label: ReactNode; hint?: ReactNode; error?: ReactNode; isLabelHidden?: boolean }

export type FieldFrameProps = FieldTexts & { id: string; className?: string; children: ReactNode }

/** Label above, hint and error below, all tied to the control by its id. */
export function FieldFrame({ id, label, hint, error, isLabelHidden, className, children }: FieldFrameProps) {
  return (
    <div className={classNames('min-w-0 text-start', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-2 block text-sm font-semibold text-ink'}>
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

/** The outline of a field, around whatever stands in it. */
export const fieldBoxClass =
  'relative flex min-h-(--field-height) w-full min-w-0 items-stretch overflow-clip rounded-control border border-outline bg-surface text-ink hover:border-muted has-disabled:bg-page has-disabled:text-muted has-aria-invalid:border-danger has-[:is(input,select,textarea):focus-visible]:outline-3 has-[:is(input,select,textarea):focus-visible]:outline-offset-2 has-[:is(input,select,textarea):focus-visible]:outline-brand'

/** With text of 16 px phones do not zoom into the field. */
export const fieldControlClass =
  'w-full min-w-0 flex-1 bg-transparent px-3.5 text-start text-field text-ellipsis outline-none'
